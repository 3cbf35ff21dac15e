import {
  type AppointmentRequest,
  appointmentRequestSchema,
  bookingRequestMessages,
  isBookable,
} from '@welding/domain/entities/appointment-request';
import { type Duration, defaultDuration } from '@welding/domain/entities/duration';
import { type ServiceType, storedServiceNames } from '@welding/domain/entities/service-type';
import { chosenInstant, readChicagoWallTime } from '@welding/domain/values/chicago-time';
import { zipOfAddress, zipSchema } from '@welding/domain/values/place';
import * as z from 'zod/mini';
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
  projectId: string | undefined;
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

/** Turns the form into its request. */
export function bookingSchema(clientId: string) {
  return z.pipe(
    z.custom<BookingValues>(),
    z.transform((values, { issues }) => {
      const reading = readBooking(values, clientId, serverNow());
      if ('request' in reading) return reading.request;
      for (const [field, message] of Object.entries(reading.problems))
        issues.push({ code: 'custom', path: [field], message, input: values });
      return z.NEVER;
    }),
  );
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
