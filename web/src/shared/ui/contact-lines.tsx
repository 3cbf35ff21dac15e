import { business } from '@welding/domain/values/business';
import { Mail, Phone } from 'lucide-react';
import { PhoneLink } from './phone-link.tsx';

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
