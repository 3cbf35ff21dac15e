import { business } from '@welding/domain/values/business';
import type { ComponentProps } from 'react';

type PhoneLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  emergency?: boolean;
};

/** Calls the business. Shows the number unless it has children. */
export function PhoneLink({ emergency = false, children, ...props }: PhoneLinkProps) {
  const phone = emergency ? business.emergencyPhone : business.phone;
  return (
    // Our own numbers have ten digits, so the site needs no phone number parser.
    <a {...props} href={`tel:+1${phone.replace(/\D/g, '').slice(-10)}`}>
      {children ?? phone}
    </a>
  );
}
