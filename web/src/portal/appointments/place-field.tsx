import { serviceTypeLabels, serviceTypes } from '@welding/domain/entities/service-type';
import { business } from '@welding/domain/values/business';
import { MapPin } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useFormField } from '#shared/form/use-form-field.ts';
import type { SavedFormHandle } from '#shared/form/use-saved-form.ts';
import { useZipPlaces } from '#shared/service-area/find-place.ts';
import { locateZip } from '#shared/service-area/zip-place.ts';
import { Button } from '#shared/ui/button.tsx';
import { FieldError } from '#shared/ui/field.tsx';
import { Room, TextRoom } from '#shared/ui/room.tsx';
import { type BookingValues, zipOfPlace } from './booking-values.ts';
import { portalBookingTexts } from './portal-booking-texts.tsx';

type PlaceFieldProps = {
  place: string;
  /** Whether the client has no known place; undefined until loaded. */
  isNeeded: boolean | undefined;
  /** Whether it is saved for later visits, too. */
  isKept: boolean;
  children: (hint: ReactNode) => ReactNode;
};

/** The place of the visit: asked once, later only for a different place. */
export function PlaceField({ place, isNeeded, isKept, children }: PlaceFieldProps) {
  const t = portalBookingTexts();
  const [isElsewhere, setIsElsewhere] = useState(false);
  const zip = zipOfPlace(place);
  const why = isKept ? t.askedOnce : t.whereToCome;
  return (
    <Room of={<LargestField />}>
      {isNeeded || isElsewhere || place
        ? children(zip ? <DistanceNote zip={zip} otherwise={why} /> : why)
        : isNeeded === false && (
            <div className="grid content-start justify-items-start gap-1.5">
              <p className="font-semibold">{t.where}</p>
              <p>{t.atKnownAddress}</p>
              <Button look="ghost" icon={MapPin} className="-ml-4" onClick={() => setIsElsewhere(true)}>
                {t.somewhereElse}
              </Button>
            </div>
          )}
    </Room>
  );
}

/** The field with the longest note below it. */
function LargestField() {
  const { place, farAway } = portalBookingTexts();
  return (
    <div className="grid gap-1.5">
      <TextRoom text={place} className="font-semibold" />
      <div className="input" />
      <TextRoom text={farAway('Kankakee, IL 60901', 60, business.serviceRadiusMiles)} className="text-sm" />
    </div>
  );
}

/** A ZIP code outside the service area is accepted, with a note. */
function DistanceNote({ zip, otherwise }: { zip: string; otherwise: string }) {
  const t = portalBookingTexts();
  const { load, ...state } = useZipPlaces();
  useEffect(load, [load]);
  const place = state.status === 'ready' ? locateZip(state.places, zip) : undefined;
  if (state.status === 'ready' && !place) {
    return t.unknownZip(zip);
  }
  if (!place || place.isInside) return otherwise;
  return t.farAway(place.label, Math.round(place.miles), business.serviceRadiusMiles);
}

/** Shows all choices at once, so that one tap is enough. */
export function ServiceChoice({ form }: { form: SavedFormHandle<BookingValues> }) {
  const label = portalBookingTexts().service;
  const { value, onChange, input, error } = useFormField(
    { form, name: 'serviceType', label },
    (chosen) => chosen && serviceTypeLabels[chosen],
  );
  const errorId = useId();
  return (
    <fieldset aria-describedby={error && errorId} className="md:col-span-2">
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="grid grid-cols-2 gap-1.5 lg:grid-cols-5">
        {serviceTypes.map((serviceType) => (
          <label
            key={serviceType}
            className="choice relative text-center leading-tight text-balance last:col-span-2 lg:last:col-span-1"
          >
            <input
              {...input}
              type="radio"
              aria-invalid={error !== undefined}
              checked={value === serviceType}
              onChange={() => onChange(serviceType)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {serviceTypeLabels[serviceType]}
          </label>
        ))}
      </div>
      <FieldError id={errorId} label={label} error={error} isQuiet className="mt-1.5" />
    </fieldset>
  );
}
