import { business } from '@welding/domain/business/business';
import { MapPin } from 'lucide-react';
import { useEffect } from 'react';
import { useZipPlaces } from '#shared/service-area/use-zip-places.ts';
import { locateZip } from '#shared/service-area/zip-place.ts';

/** How far away the work is and whether that is inside our area, where the request has a ZIP code. */
export function RequestDistance({ zip }: { zip: string | undefined }) {
  return zip ? <Distance zip={zip} /> : null;
}

function Distance({ zip }: { zip: string }) {
  const zipPlaces = useZipPlaces();
  const { status, load } = zipPlaces;
  useEffect(() => {
    if (status === 'idle') load();
  }, [status, load]);
  const place = zipPlaces.status === 'ready' ? locateZip(zipPlaces.places, zip) : undefined;
  const where = place
    ? `${place.label}, ${Math.round(place.miles)} miles ${place.direction}: ${place.isInside ? 'inside' : 'outside'} our ${business.serviceRadiusMiles} miles`
    : `ZIP ${zip}${status === 'ready' ? `: outside our ${business.serviceRadiusMiles} miles` : ''}`;
  return (
    <p className="flex items-start gap-2">
      <MapPin aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      {where}
    </p>
  );
}
