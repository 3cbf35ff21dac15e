import { business } from '@welding/domain/values/business';
import { Mail, MapPin, Phone } from 'lucide-react';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { quoteSectionTexts } from './quote-section-texts.ts';

type ContactInfoProps = { onViewMap: () => void };

export function ContactInfo({ onViewMap }: ContactInfoProps) {
  const texts = quoteSectionTexts();
  return (
    <div>
      <h3 className="display text-2xl">{texts.contact}</h3>
      <ul className="mt-2">
        <li>
          <PhoneLink className="contact-line link-hover">
            <Phone aria-hidden="true" className="size-5 shrink-0 text-ember" />
            {business.phone}
          </PhoneLink>
        </li>
        <li>
          <a className="contact-line link-hover" href={`mailto:${business.email}`}>
            <Mail aria-hidden="true" className="size-5 shrink-0 text-ember" />
            <span className="min-w-0 wrap-anywhere">{business.email}</span>
          </a>
        </li>
        <li className="contact-line">
          <MapPin aria-hidden="true" className="size-5 shrink-0 text-ember" />
          {business.serviceArea}
        </li>
      </ul>
      <button type="button" className="btn btn-outline mt-2 w-full" onClick={onViewMap}>
        {texts.viewMap}
      </button>
    </div>
  );
}
