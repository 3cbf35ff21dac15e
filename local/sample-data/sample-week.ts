import { isOpenAt } from '@welding/domain/booking/opening-hours';
import type { Appointment } from '@welding/domain/entities/appointment';
import type { NewClient } from '@welding/domain/entities/client';
import { crewFields } from '@welding/domain/entities/crew';
import type { Duration } from '@welding/domain/entities/duration';
import type { Payment } from '@welding/domain/entities/payment';
import type { Project } from '@welding/domain/entities/project';
import type { Quote } from '@welding/domain/entities/quote';
import { priceRangeOf, shownRange } from '@welding/domain/estimating/price-range-of';
import { builtInRates } from '@welding/domain/estimating/price-rates';
import { startOfChicagoDay } from '@welding/domain/values/chicago-day';
import { samplePeople, sampleRequests, sampleStaff } from './sample-people.ts';
import { daysFrom, samplePhoto } from './sample-projects.ts';
import { visitTime } from './visit-time.ts';

type SampleClient = NewClient & { readonly id: string };

/** A shop's ordinary week, relative to the day of seeding. */
export type SampleWeek = {
  readonly requests: readonly Quote[];
  readonly clients: readonly SampleClient[];
  readonly projects: readonly Project[];
  readonly visits: readonly Appointment[];
  readonly payments: readonly Payment[];
};

const hourMs = 3_600_000;
const welders = [sampleStaff.wes.id, sampleStaff.wanda.id];

const jobs = [
  ['Stair rail, second floor', 'metal_structures', 380],
  ['Dump body floor patch', 'truck', 1250],
  ['Aluminum ramp, cracked hinge', 'aluminum', 420],
  ['Fence posts, six new feet', 'metal_structures', 640],
  ['Trailer tongue replacement', 'truck', 890],
  ['Boat trailer fender', 'aluminum', 260],
  ['Loading dock bumper', 'metal_structures', 540],
  ['Plow frame, both ears', 'truck', 715.5],
] as const;

/** Visits around today: working days from today, time, minutes, and indexes of `welders`. */
const plan: readonly (readonly [days: number, clock: string, duration: Duration, ...crew: (0 | 1)[]])[] = [
  [-4, '08:00', '120', 0],
  [-4, '09:00', '240', 1],
  [-3, '10:00', '120', 0],
  [-2, '08:30', '60', 1],
  [-1, '09:00', '120', 0],
  [-1, '13:00', '60', 1],
  [0, '08:00', '60', 0],
  [0, '10:00', '120', 0],
  [0, '13:30', '60', 0],
  [0, '08:30', '120', 1],
  [0, '12:00', '120', 1],
  [1, '09:00', '120', 0],
  [1, '08:00', '240', 1],
  [2, '13:00', '120', 0, 1],
  [3, '08:00', '60', 1],
  [4, '10:00', '120'],
  [6, '08:00', '240', 0],
  [7, '09:30', '60', 1],
  [8, '13:00', '60'],
  [9, '08:00', '120', 0],
  [10, '09:00', '120', 1],
];

/**
 * 6 requests of different ages, 23 clients besides Casey and Riley, 36 projects besides Casey's four, the visits of two welders,
 * and payments by card and in cash. Ids are always the same; days follow `now`.
 */
export function sampleWeek(now: Date): SampleWeek {
  const clients = samplePeople.map(
    ([firstName, lastName, address], index): SampleClient => ({
      id: idOf('c1a5e000', 100 + index),
      firstName,
      lastName,
      email: `${firstName}.${lastName}@example.com`.toLowerCase(),
      phone: `(312) 555-0${200 + index}`,
      address,
    }),
  );
  const projects = Array.from({ length: 36 }, (_, index) => projectAt(index, at(clients, index), now));
  const visits = plan.map((entry, index) => visitAt(index, entry, at(projects, index), clients, now));
  return { requests: requestsFrom(now), clients, projects, visits, payments: paymentsFor(projects, now) };
}

function projectAt(index: number, client: SampleClient, now: Date): Project {
  const [title, serviceType, estimatedCost] = at(jobs, index);
  const status = index < plan.length ? (index < 6 ? 'completed' : 'in_progress') : at(laterStatuses, index);
  const isDone = status === 'completed';
  return {
    id: idOf('9f0ec700', 100 + index),
    clientId: client.id,
    title,
    serviceType,
    status,
    estimatedCost,
    ...(isDone && { finalCost: estimatedCost, completedDate: visitTime(now, -1 - (index % 20), '12:00') }),
    beforePhotos: [],
    afterPhotos: [],
    createdAt: daysFrom(now, -40 + (index % 35)),
  };
}

const laterStatuses = ['pending', 'completed', 'pending', 'cancelled'] as const;

function visitAt(
  index: number,
  [days, clock, duration, ...crew]: (typeof plan)[number],
  project: Project,
  clients: readonly SampleClient[],
  now: Date,
): Appointment {
  const client = clients.find(({ id }) => id === project.clientId);
  if (!client) throw new RangeError(`${project.title} is nobody's`);
  const scheduledDate = visitTime(now, workingDay(now, days), clock);
  const end = Date.parse(scheduledDate) + Number(duration) * 60_000;
  return {
    id: idOf('a9901d00', 100 + index),
    clientId: client.id,
    projectId: project.id,
    title: project.title,
    scheduledDate,
    duration,
    // Past visits are finished. Today's are still planned at any hour.
    status: days < 0 ? 'completed' : 'scheduled',
    ...(days < 0 && {
      onMyWayAt: new Date(Date.parse(scheduledDate) - hourMs / 2).toISOString(),
      startedAt: scheduledDate,
      finishedAt: new Date(end).toISOString(),
      hours: Number(duration) / 60,
    }),
    ...crewFields(crew.map((index) => at(welders, index))),
    windowMinutes: 60,
    clientName: `${client.firstName} ${client.lastName}`,
    phone: client.phone,
    ...(client.address && { address: client.address, zip: client.address.slice(-5) }),
    createdAt: daysFrom(now, -14),
  };
}

/** Days from `now` to a working day: 0 is today or the next working day, -1 the last one before today. */
export function workingDay(now: Date, number: number): number {
  const step = number < 0 ? -1 : 1;
  let left = number < 0 ? -number : number + 1;
  for (let day = number < 0 ? -1 : 0; ; day += step) {
    if (isOpenAt(new Date(startOfChicagoDay(now, day).getTime() + 12 * hourMs))) left -= 1;
    if (left === 0) return day;
  }
}

/** Finished projects are paid, every third in cash. One in progress has its first payment. */
function paymentsFor(projects: readonly Project[], now: Date): Payment[] {
  return projects
    .filter(({ status }, index) => status === 'completed' || index === 7)
    .map(({ id, clientId, status, finalCost, estimatedCost = 0 }, index) => {
      const isCash = index % 3 === 2;
      const paidAt = visitTime(now, -1 - (index % 12), '15:00');
      const paymentId = isCash ? idOf('9a700000', 100 + index) : `pi_sample_${100 + index}`;
      return {
        id: paymentId,
        projectId: id,
        clientId,
        amount: status === 'completed' ? (finalCost ?? estimatedCost) : 200,
        status: 'succeeded',
        stripePaymentIntentId: isCash ? '' : paymentId,
        method: isCash ? 'cash' : 'card',
        paidAt,
        createdAt: paidAt,
      };
    });
}

function requestsFrom(now: Date): Quote[] {
  return sampleRequests.map(
    ([firstName, lastName, serviceType, hoursAgo, description, intake, photos], index) => ({
      id: idOf('90b7e000', 100 + index),
      firstName,
      lastName,
      email: `${firstName}.${lastName}@example.com`.toLowerCase(),
      phone: `(312) 555-0${180 + index}`,
      serviceType,
      description,
      ...(intake && {
        intake,
        priceRange: shownRange(priceRangeOf({ serviceType, intake, miles: undefined }, builtInRates)),
      }),
      ...(photos && { photos: photos.map(samplePhoto) }),
      preferredContact: index % 2 === 0 ? 'phone' : 'email',
      status: 'pending',
      createdAt: new Date(now.getTime() - hoursAgo * hourMs).toISOString(),
    }),
  );
}

function idOf(prefix: string, number: number): string {
  return `${prefix}-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

/** The entry at `index`; starts over after the last. */
function at<Entry>(entries: readonly Entry[], index: number): Entry {
  const entry = entries[index % entries.length];
  if (entry === undefined) throw new RangeError('Of nothing there is no entry');
  return entry;
}
