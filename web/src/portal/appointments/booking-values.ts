import { type Duration, defaultDuration } from '@welding/domain/entities/appointment';
import {
  type AppointmentRequest,
  appointmentRequestSchema,
  bookingRequestMessages,
  isBookable,
} from '@welding/domain/entities/appointment-request';
import { type ServiceType, storedServiceNames } from '@welding/domain/entities/service-type';

import { chosenInstant, readChicagoWallTime } from '@welding/domain/values/chicago-time';
import { zipOfAddress, zipSchema } from '@welding/domain/values/place';
import type { FieldError, Resolver } from 'react-hook-form';
import { portalSession } from '#shared/session/portal-session.ts';
import { serverNow } from '#shared/time/server-clock.ts';
import { portalBookingTexts } from './portal-booking-texts.tsx';

/** `wallTime` is Chicago time; `pass` picks one in the hour that repeats. */
export type BookingValues = {
  serviceType: ServiceType | '';
  wallTime: string;
  pass: 'first' | 'second';
  duration: Duration;
  /** An address or a ZIP code. */
  place: string;
  projectId: string;
  description: string;
};

export const emptyBooking: BookingValues = {
  serviceType: '',
  wallTime: '',
  pass: 'first',
  duration: defaultDuration,
  place: '',
  projectId: '',
  description: '',
};

type BookingProblems = Partial<Record<keyof BookingValues, string>>;

export type BookingReading = { request: AppointmentRequest } | { problems: BookingProblems };

/** Reads the form as the body of POST /api/appointments, by domain's rules. */
export function readBooking(values: BookingValues, clientId: string, now: Date): BookingReading {
  const scheduled = chosenInstant(values);
  const parsed = appointmentRequestSchema.safeParse({
    clientId,
    title: values.serviceType && storedServiceNames[values.serviceType],
    scheduledDate: scheduled?.toISOString() ?? '',
    duration: values.duration,
    ...placeFields(values.place),
    ...(values.projectId && { projectId: values.projectId }),
    ...(values.description.trim() && { description: values.description }),
  });
  const problems: BookingProblems = {};
  for (const issue of parsed.error?.issues ?? []) {
    problems[fieldOf(issue.path[0])] ??= issue.message;
  }
  if (readChicagoWallTime(values.wallTime).kind === 'skipped')
    problems.wallTime = portalBookingTexts().skippedTime;
  else if (scheduled && !isBookable(scheduled, now)) problems.wallTime = bookingRequestMessages.datePassed;
  return parsed.success && Object.keys(problems).length === 0 ? { request: parsed.data } : { problems };
}

function fieldOf(requestField: PropertyKey | undefined): keyof BookingValues {
  switch (requestField) {
    case 'scheduledDate':
      return 'wallTime';
    case 'duration':
    case 'projectId':
    case 'description':
      return requestField;
    case 'address':
    case 'zip':
      return 'place';
    default:
      return 'serviceType';
  }
}

/** Validates the form with the rules of its request. */
export function bookingResolver(clientId: string): Resolver<BookingValues, unknown, AppointmentRequest> {
  return (values) => {
    const reading = readBooking(values, clientId, serverNow());
    if ('request' in reading) return { values: reading.request, errors: {} };
    const errors = Object.entries(reading.problems).map(([field, message]): [string, FieldError] => [
      field,
      { type: 'rule', message },
    ]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
}

/** Kept in memory only. */
let draft: { clientId: string; values: BookingValues } | null = null;

portalSession.subscribe(() => {
  if (portalSession.current().phase === 'signing-out') draft = null;
});

/** Keeps the typed values when the form is left or the session ends, except at logout. */
export function saveBookingDraft(clientId: string, values: BookingValues): void {
  if (portalSession.current().phase !== 'signing-out') draft = { clientId, values };
}

/** This client's typed values. Drops another client's. */
export function takeBookingDraft(clientId: string): BookingValues | null {
  if (draft?.clientId !== clientId) draft = null;
  return draft?.values ?? null;
}

/** The ZIP code in the typed place; empty if none. */
export function zipOfPlace(place: string): string {
  return zipOfAddress(place.trim()) ?? '';
}

/** Splits the typed place into an address, a ZIP code, both or none. */
export function placeFields(place: string): { address?: string; zip?: string } {
  const typed = place.trim();
  const zip = zipOfPlace(typed);
  return { ...(typed && !zipSchema.safeParse(typed).success && { address: typed }), ...(zip && { zip }) };
}
