import { business } from '@welding/domain/values/business';
import { MapPin } from 'lucide-react';
import { ContactLines } from '#shared/ui/contact-lines.tsx';
import { quoteSectionTexts } from './quote-section-texts.tsx';

type ContactInfoProps = { onViewMap: () => void };

export function ContactInfo({ onViewMap }: ContactInfoProps) {
  const texts = quoteSectionTexts();
  return (
    <div>
      <h3 className="display text-2xl">{texts.contact}</h3>
      <ul className="mt-2">
        <ContactLines className="contact-line link-hover" />
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
