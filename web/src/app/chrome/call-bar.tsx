import { business } from '@welding/domain/values/business';
import { Phone, Siren } from 'lucide-react';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { chromeTexts } from './chrome-texts.tsx';

/** Both numbers at the bottom of phones. Forms cover it. */
export function CallBar() {
  const texts = chromeTexts();
  return (
    <nav aria-label={texts.callUs} data-theme="steel-dark" className="call-bar">
      <PhoneLink className="call-bar-link">
        <Phone aria-hidden="true" className="size-5 shrink-0 text-ember" />
        <span>
          <span className="block text-sm">{texts.callUs}</span>
          <strong>{business.phone}</strong>
        </span>
      </PhoneLink>
      <PhoneLink emergency className="call-bar-link">
        <Siren aria-hidden="true" className="size-5 shrink-0 text-ember" />
        <span>
          <span className="block text-sm">{texts.hotline}</span>
          <strong>{business.emergencyPhone}</strong>
        </span>
      </PhoneLink>
    </nav>
  );
}
