import { type MilesBetween, shop } from '@welding/domain/booking/gap';
import { milesBetween } from '@welding/domain/business/service-area';
import { business } from '@welding/domain/values/business';
import { useEffect, useMemo } from 'react';
import { useZipPlaces } from '#shared/service-area/use-zip-places.ts';
import { positionOf } from '#shared/service-area/zip-place.ts';

const unknown: MilesBetween = () => undefined;

/** How far ZIP codes lie apart; not known until their places are there, which are fetched once `wanted`. */
export function useZipMiles(wanted: boolean): MilesBetween {
  const { load, ...state } = useZipPlaces();
  const places = state.status === 'ready' ? state.places : undefined;
  useEffect(() => {
    if (wanted) load();
  }, [wanted, load]);
  return useMemo(() => {
    if (!places) return unknown;
    const zips = places.flatMap(([, , ofPlace]) => ofPlace);
    const positions = new Map(zips.map((zip) => [zip[0], positionOf(zip)]));
    positions.set(shop, business.serviceCenter);
    return (one, other) => {
      const [from, to] = [positions.get(one), positions.get(other)];
      return from && to && milesBetween(from, to);
    };
  }, [places]);
}
