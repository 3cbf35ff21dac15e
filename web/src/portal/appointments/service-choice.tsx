import { serviceTypeLabels, serviceTypes } from '@welding/domain/entities/service-type';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FieldError } from '#shared/ui/field-error.tsx';
import { bookingTexts } from './booking-texts.tsx';

type ServiceChoiceProps = {
  /** What the form knows the choice by. */
  field: UseFormRegisterReturn;
  error: string | undefined;
};

/** What the visit is for: all of it in sight, so that it takes one tap, where a list to be opened takes two. */
export function ServiceChoice({ field, error }: ServiceChoiceProps) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error && errorId} className="md:col-span-2">
      <legend className="mb-1.5 font-semibold">{bookingTexts().service}</legend>
      <div className="grid grid-cols-2 gap-1.5 lg:grid-cols-5">
        {serviceTypes.map((serviceType) => (
          <label
            key={serviceType}
            className="choice relative text-center leading-tight text-balance last:col-span-2 lg:last:col-span-1"
          >
            <input
              type="radio"
              {...field}
              value={serviceType}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {serviceTypeLabels[serviceType]}
          </label>
        ))}
      </div>
      <FieldError id={errorId} label={bookingTexts().service} error={error} className="mt-1.5" />
    </fieldset>
  );
}
