import { busyOfVisit } from '@welding/domain/booking/busy';
import type { Appointment } from '@welding/domain/entities/appointment';
import { bookingRequestMessages } from '@welding/domain/entities/appointment-request';
import { crewFields } from '@welding/domain/entities/crew';
import { errorCodes } from '@welding/domain/error-codes';
import { maxOpenVisits } from '@welding/domain/values/limits';
import type { DayRules } from '#calendar/calendar-days.ts';
import { changeTimes, takeFreeWelder } from '#calendar/change-times.ts';
import { takenByVisit } from '#calendar/taken-time.ts';
import { Refusal } from '#refusal.ts';
import { type By, type CreatedBy, create, newIdentity, newVersioned } from '#store/create.ts';
import type { Batch } from '#store/firestore.ts';
import type { RateLimit } from '#store/rate-limits.ts';
import { appointments, countComingBookings, factsOfNew } from './appointments.ts';

/** A visit booked far ahead passes in days, not in hours. */
const openVisitsRetrySeconds = 24 * 60 * 60;

type WithVisit = (batch: Batch, visit: Appointment) => Promise<void>;

type BookingConditions = By & {
  readonly limits: readonly RateLimit[];
  /** The candidates, one of whom gets the visit. If empty, the visit has no welder. */
  readonly welders: readonly string[];
  readonly rules: DayRules;
  readonly also: WithVisit;
};

/**
 * Stores a booking of a client with fewer than `maxOpenVisits` of their own ahead, with a free welder. One limit at least must be the client's
 * own: its batch fails against any other booking of the client, so that parallel bookings cannot exceed the maximum.
 * @throws Refusal, also for too many visits ahead; TimeTakenError; as `guardProject`
 */
export async function storeAppointment(
  booking: Omit<Appointment, 'id' | 'status' | 'createdAt'>,
  { limits, welders, rules, also, ...by }: BookingConditions,
): Promise<Appointment> {
  const unassigned = {
    ...booking,
    ...newIdentity(),
    status: 'scheduled',
    bookedByClient: true,
    changedByClient: true,
  };
  const check = () => requireFewBookings(booking.clientId);
  const assign = async (batch: Batch): Promise<Appointment> => {
    const crew = await takeFreeWelder(batch, { entry: busyOfVisit(unassigned), welders }, { rules });
    return { ...unassigned, ...crewFields(crew) };
  };
  return await create(appointments, assign, by, { limits, check, also });
}

type PlanConditions = CreatedBy & {
  readonly rules: DayRules;
  readonly holdId?: string | undefined;
  readonly also: WithVisit;
};

/**
 * Stores a visit that staff plan, with its history entry, once for each key. A visit marked `bookedAnyway` ignores conflicts;
 * one without a welder takes no time.
 * @throws Refusal key_reused, TimeTakenError; as `guardProject`
 */
export async function storeVisit(
  visit: Omit<Appointment, 'id' | 'status' | 'createdAt'>,
  { rules, holdId, also, ...by }: PlanConditions,
): Promise<Appointment> {
  const appointment = { ...visit, ...newVersioned(), status: 'scheduled' };
  const place = async (batch: Batch): Promise<Appointment> => {
    const wanted = takenByVisit(appointment);
    await changeTimes(batch, [{ wanted, anyway: appointment.bookedAnyway ?? false }], { holdId, rules });
    return appointment;
  };
  return await create(appointments, place, by, { facts: factsOfNew, also });
}

async function requireFewBookings(clientId: string): Promise<void> {
  if ((await countComingBookings(clientId, maxOpenVisits)) < maxOpenVisits) return;
  throw new Refusal(errorCodes.tooManyRequests, bookingRequestMessages.tooManyOpen, {
    retryAfterSeconds: openVisitsRetrySeconds,
  });
}
