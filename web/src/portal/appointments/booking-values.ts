import { type Duration, defaultDuration } from '@welding/domain/entities/appointment';
import {
  type AppointmentRequest,
  appointmentRequestSchema,
  bookingRequestMessages,
  isBookable,
} from '@welding/domain/entities/appointment-request';
import type { ServiceType } from '@welding/domain/entities/service-type';
import { storedServiceNames } from '@welding/domain/entities/stored-service-names';
import { readChicagoWallTime } from '@welding/domain/values/chicago-time';
import { chosenInstant } from '#shared/appointments/chosen-instant.ts';
import { placeFields } from './booking-place.ts';
import { bookingTexts } from './booking-texts.ts';

/** What the booking form holds. `wallTime` is Chicago's; `pass` tells which one is meant where it comes twice. */
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

/** The form's fields that can be wrong, with the message for each. */
type BookingProblems = Partial<Record<keyof BookingValues, string>>;

export type BookingReading = { request: AppointmentRequest } | { problems: BookingProblems };

/** Reads the form as the body of POST /api/appointments, by the rules of the domain. */
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
  if (readChicagoWallTime(values.wallTime).kind === 'skipped') problems.wallTime = bookingTexts().skippedTime;
  else if (scheduled && !isBookable(scheduled, now)) problems.wallTime = bookingRequestMessages.datePassed;
  return parsed.success && Object.keys(problems).length === 0 ? { request: parsed.data } : { problems };
}

/** Where the form shows a broken rule of the request. */
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
