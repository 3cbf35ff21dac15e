import { business } from '@welding/domain/values/business';
import type { ComponentProps } from 'react';

type PhoneLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** The hotline instead of the business's own number. */
  emergency?: boolean;
};

/** Calls the business. It says the number, unless it is given something else to say. */
export function PhoneLink({ emergency = false, children, ...props }: PhoneLinkProps) {
  const phone = emergency ? business.emergencyPhone : business.phone;
  return (
    // The business's own numbers have ten digits: the site needs no reader of phone numbers.
    <a {...props} href={`tel:+1${phone.replace(/\D/g, '').slice(-10)}`}>
      {children ?? phone}
    </a>
  );
}
