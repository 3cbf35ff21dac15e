import { Siren } from 'lucide-react';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { serviceDescriptionsTexts } from './service-descriptions-texts.ts';

export function RoadsideNote() {
  return (
    <p className="service-emergency-note">
      <Siren aria-hidden="true" className="size-7 shrink-0 text-ember" />
      <span>
        {serviceDescriptionsTexts().onTheRoad} <PhoneLink emergency className="link inline-block font-bold" />
      </span>
    </p>
  );
}
