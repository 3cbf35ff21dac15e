import { addDays, chicagoDate, chicagoInstant } from '@welding/domain/values/chicago-day';
import { expect } from 'vitest';
import type { DeskPeople } from '../support/desk.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../support/sample.ts';
import { callDesk } from './call-api.ts';

export const minute = 60_000;
/** Yesterday at noon, so that all taps are in the past and on one day. */
const base = chicagoInstant(addDays(chicagoDate(new Date()), -1), '12:00').getTime();
export const at = (minutes: number) => new Date(base + minutes * minute).toISOString();

/** Taps as this person. @returns the status */
export async function tap(bearer: string, visitId: string, kind: string, json: object): Promise<number> {
  return (await callDesk('POST', `appointments/${visitId}/${kind}`, json, { bearer })).status;
}

/** A visit of these welders for a new client and project. */
export async function visitOf(welderIds: readonly string[], fields: object = {}) {
  const client = await createTestClient();
  const project = await createTestProject(client);
  const crew = { welderId: welderIds[0] ?? '', welderIds: [...welderIds] };
  const visit = await createTestAppointment(client, { projectId: project.id, ...crew, ...fields });
  return { visit, client, project };
}

/** Like `visitOf`, with 20 minutes of driving and 60 of work tapped. */
export async function tappedVisit({ people, tokens }: DeskPeople) {
  const made = await visitOf([people.welder.id]);
  const { id } = made.visit;
  const statuses = [
    await tap(tokens.welder, id, 'on-my-way', { at: at(0) }),
    await tap(tokens.welder, id, 'start', { at: at(20) }),
    await tap(tokens.welder, id, 'finish', { at: at(80), hours: 1 }),
  ];
  expect(statuses).toEqual([200, 200, 200]);
  return made;
}
