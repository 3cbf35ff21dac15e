import { Siren } from 'lucide-react';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { quoteSectionTexts } from './quote-section-texts.ts';

export function EmergencyNotice() {
  const texts = quoteSectionTexts();
  return (
    <div data-theme="steel-dark" className="emergency-notice">
      <h3 className="display flex items-center gap-2 text-2xl">
        <Siren aria-hidden="true" className="size-7 text-ember" />
        {texts.emergency}
      </h3>
      <p className="mt-2">{texts.cannotWait}</p>
      <PhoneLink emergency className="btn btn-primary btn-lg mt-3 w-full" />
    </div>
  );
}
