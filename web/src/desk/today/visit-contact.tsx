import { smsHref, telHref } from '@welding/domain/values/phone';
import { placeOf, placeText } from '@welding/domain/values/place';
import { MapPin, MessageSquare, Phone } from 'lucide-react';
import { mapHref } from './map-href.ts';
import type { MyVisit } from './my-visits.ts';
import { visitTexts } from './visit-texts.ts';

/** How to get there and how to reach the client: the address opens the phone's map. */
export function VisitContact({ visit, sheet }: Pick<MyVisit, 'visit' | 'sheet'>) {
  const place = placeText(placeOf(visit, sheet));
  const phone = visit.phone ?? sheet?.phone;
  const name = visit.clientName ?? sheet?.clientName ?? visitTexts().theClient;
  return (
    <div className="grid gap-2">
      {place ? (
        <a
          className="btn btn-outline h-auto min-h-14! justify-start py-2 text-left"
          href={mapHref(place, navigator.userAgent)}
          target="_blank"
          rel="noreferrer"
        >
          <MapPin aria-hidden="true" className="size-5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            <span className="sr-only">{visitTexts().wayTo} </span>
            {place}
          </span>
        </a>
      ) : (
        <p className="text-base-content/75">{visitTexts().noAddress}</p>
      )}
      {phone && (
        <div className="flex flex-wrap gap-2 *:grow *:basis-[6rem]">
          <a
            className="btn btn-outline min-h-12!"
            href={telHref(phone)}
            aria-label={visitTexts().callOne(name)}
          >
            <Phone aria-hidden="true" className="size-5" />
            {visitTexts().call}
          </a>
          <a
            className="btn btn-outline min-h-12!"
            href={smsHref(phone)}
            aria-label={visitTexts().textOne(name)}
          >
            <MessageSquare aria-hidden="true" className="size-5" />
            {visitTexts().text}
          </a>
        </div>
      )}
    </div>
  );
}
