import { readInTheWay } from '@welding/domain/booking/headers';
import { type Appointment, appointmentSchema } from '@welding/domain/entities/appointment';
import { expect } from 'vitest';
import { readDay } from '../../functions/src/calendar/calendar-days.ts';
import type { ApiAnswer } from './call-api.ts';

/** The visit in a response with this status. */
export function visitOf(answer: ApiAnswer, status = 201): Appointment {
  expect([answer.status, answer.status === status ? '' : answer.text]).toEqual([status, '']);
  return appointmentSchema.parse(answer.json());
}

/** The conflicts in a response that refuses a time. */
export function inTheWayOf(answer: ApiAnswer) {
  return readInTheWay(answer.headers.get('x-in-the-way'));
}

/** The ids of the taken times of a welder's day. */
export async function idsOf(welderId: string, date: string): Promise<readonly string[]> {
  return (await readDay(`${welderId}_${date}`)).busy.map(({ id }) => id);
}
