import { business } from '@welding/domain/values/business';
import { telHref } from '@welding/domain/values/phone';
import type { ComponentProps } from 'react';

type PhoneLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** The hotline instead of the business's own number. */
  emergency?: boolean;
};

/** Calls the business. It says the number, unless it is given something else to say. */
export function PhoneLink({ emergency = false, children, ...props }: PhoneLinkProps) {
  const phone = emergency ? business.emergencyPhone : business.phone;
  return (
    <a {...props} href={telHref(phone)}>
      {children ?? phone}
    </a>
  );
}
