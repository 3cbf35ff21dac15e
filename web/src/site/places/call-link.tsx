import { business } from '@welding/domain/values/business';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { placesTexts } from './places-texts.ts';

export function CallLink() {
  return (
    <PhoneLink className="btn btn-primary min-h-11 justify-self-start">
      {placesTexts().call(business.phone)}
    </PhoneLink>
  );
}
