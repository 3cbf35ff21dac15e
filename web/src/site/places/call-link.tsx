import { business } from '@welding/domain/values/business';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { placesTexts } from './places-texts.ts';

/** The office's number, to call with one tap. */
export function CallLink() {
  return (
    <PhoneLink className="btn btn-primary min-h-11 justify-self-start">
      {placesTexts().call(business.phone)}
    </PhoneLink>
  );
}
