import { business } from '@welding/domain/values/business';
import { Mail, Phone } from 'lucide-react';
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

export function ContactLines({ className }: { className: string }) {
  return (
    <>
      <li>
        <PhoneLink className={className}>
          <Phone aria-hidden="true" className="size-5 shrink-0 text-ember" />
          {business.phone}
        </PhoneLink>
      </li>
      <li>
        <a className={className} href={`mailto:${business.email}`}>
          <Mail aria-hidden="true" className="size-5 shrink-0 text-ember" />
          <span className="min-w-0 wrap-anywhere">{business.email}</span>
        </a>
      </li>
    </>
  );
}
