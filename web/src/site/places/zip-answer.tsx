import { useEffect } from 'react';
import { findPlace } from '#shared/service-area/find-place.ts';
import { useZipPlaces } from '#shared/service-area/use-zip-places.ts';
import { CallLink } from './call-link.tsx';
import { PlaceAnswerNote } from './place-answer-note.tsx';
import { placesTexts } from './places-texts.ts';

export function ZipAnswer({ zip }: { zip: string }) {
  const texts = placesTexts();
  const places = useZipPlaces();
  const { status, load } = places;
  useEffect(load, [load]);
  if (places.status === 'ready') return <PlaceAnswerNote answer={findPlace(places.places, zip)} />;
  if (status !== 'failed') return <p>{texts.looking}</p>;
  return (
    <div className="grid gap-2">
      <p>{texts.notLoaded}</p>
      <CallLink />
    </div>
  );
}
