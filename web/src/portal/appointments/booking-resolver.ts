import type { AppointmentRequest } from '@welding/domain/entities/appointment-request';
import type { FieldError, Resolver } from 'react-hook-form';
import { type BookingValues, readBooking } from './booking-values.ts';

/** Lets the form check itself by the rules of the request it will send. */
export function bookingResolver(clientId: string): Resolver<BookingValues, unknown, AppointmentRequest> {
  return (values) => {
    const reading = readBooking(values, clientId, new Date());
    if ('request' in reading) return { values: reading.request, errors: {} };
    const errors = Object.entries(reading.problems).map(([field, message]): [string, FieldError] => [
      field,
      { type: 'rule', message },
    ]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
}
