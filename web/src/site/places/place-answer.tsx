import { business } from '@welding/domain/values/business';
import { type ReactNode, useEffect } from 'react';
import { findPlace, type PlaceAnswer, useZipPlaces } from '#shared/service-area/find-place.ts';
import type { FoundPlace } from '#shared/service-area/zip-place.ts';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { placesTexts } from './places-texts.ts';

type PlaceAnswerNoteProps = {
  answer: PlaceAnswer;
  /** Chooses one of several places. A ZIP code always has one. */
  onChoose?: (label: string) => void;
};

/** The finder's answer. It always offers to call. */
export function PlaceAnswerNote({ answer, onChoose }: PlaceAnswerNoteProps) {
  const t = placesTexts();
  switch (answer.kind) {
    case 'incomplete':
      return null;
    case 'found': {
      const { title, detail } = placeAnswerText(answer.place);
      return (
        <Note isGood={answer.place.isInside} title={title}>
          <p>{detail}</p>
          {!answer.place.isInside && <CallLink />}
        </Note>
      );
    }
    case 'choices':
      return (
        <div className="grid gap-2">
          <p>{t.whichOne}</p>
          <div className="flex flex-wrap gap-2">
            {answer.labels.map((label) => (
              <button key={label} type="button" className="btn min-h-11" onClick={() => onChoose?.(label)}>
                {label}
              </button>
            ))}
          </div>
        </div>
      );
    case 'unknown-zip':
      return (
        <Note isGood={false} title={t.farZip(answer.zip, business.serviceRadiusMiles)}>
          <p>{t.sometimesFurther}</p>
          <CallLink />
        </Note>
      );
    case 'unknown-town':
      return (
        <Note isGood={false} title={t.unknownTown(answer.name)}>
          <p>{t.tryZip}</p>
          <CallLink />
        </Note>
      );
  }
}

function Note({ isGood, title, children }: { isGood: boolean; title: string; children: ReactNode }) {
  return (
    <div
      className={`grid gap-2 rounded-box border-l-4 bg-base-200 p-4 ${isGood ? 'border-success' : 'border-primary'}`}
    >
      <p className={`text-lg font-semibold ${isGood ? 'text-success' : ''}`}>{title}</p>
      {children}
    </div>
  );
}

export function CallLink() {
  return (
    <PhoneLink className="btn btn-primary min-h-11 justify-self-start">
      {placesTexts().call(business.phone)}
    </PhoneLink>
  );
}

/** The tolerance in miles, because a street may be this far from its ZIP code's center. */
const edgeMiles = 2;

/** Whole miles; tenths near the radius. */
function milesText(miles: number): string {
  const isNearEdge = Math.abs(miles - business.serviceRadiusMiles) < edgeMiles;
  return placesTexts().miles(isNearEdge ? miles.toFixed(1) : String(Math.round(miles)));
}

export function placeAnswerText(place: FoundPlace): { title: string; detail: string } {
  const t = placesTexts();
  const radius = business.serviceRadiusMiles;
  const center = business.serviceCenter.name;
  const where =
    place.miles < 1
      ? t.inTheHeart(place.label, center)
      : t.away(place.label, milesText(place.miles), place.direction, center);
  if (place.isInside) return { title: t.weCome, detail: t.isInside(where, radius) };
  return place.miles - radius < edgeMiles
    ? { title: t.atTheEdge, detail: t.isJustOutside(where, radius) }
    : { title: t.outside, detail: t.isOutside(where, radius) };
}

export function ZipAnswer({ zip }: { zip: string }) {
  const t = placesTexts();
  const places = useZipPlaces();
  const { status, load } = places;
  useEffect(load, [load]);
  if (places.status === 'ready') return <PlaceAnswerNote answer={findPlace(places.places, zip)} />;
  if (status !== 'failed') return <p>{t.looking}</p>;
  return (
    <div className="grid gap-2">
      <p>{t.notLoaded}</p>
      <CallLink />
    </div>
  );
}
