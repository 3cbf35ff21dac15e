import { randomUUID } from 'node:crypto';
import type { Project } from '@welding/domain/entities/project';
import { workEntrySchema } from '@welding/domain/entities/work-entry';
import { chicagoInstant } from '@welding/domain/values/chicago-day';
import { beforeAll, describe, expect, test } from 'vitest';
import { type DeskPeople, deskPeople, historyOf } from '../support/desk.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { callDesk } from './call-api.ts';
import { visitOf } from './tapped-visits.ts';

let { people, tokens } = {} as DeskPeople;
let project: Project;
beforeAll(async () => {
  ({ people, tokens } = await deskPeople());
  project = await createTestProject(await createTestClient());
});

describe('hours by hand', () => {
  const day = '2026-03-09';
  const times = () => ({
    start: chicagoInstant(day, '08:00').toISOString(),
    end: chicagoInstant(day, '09:30').toISOString(),
  });
  const body = (fields: object = {}) => ({
    ...{ welderId: people.welder.id, kind: 'work', reason: 'Shop' },
    ...times(),
    ...fields,
  });
  const add = (fields: object = {}, key?: string) =>
    callDesk('POST', 'work-entries', body(fields), { bearer: tokens.office, ...(key && { key }) });

  test('are of a project, a visit or neither, and made once for each key', async () => {
    const { visit } = await visitOf([people.welder.id]);
    const [of, at, none] = await Promise.all([
      add({ projectId: project.id }),
      add({ visitId: visit.id }),
      add(),
    ]);
    expect(of.json()).toMatchObject({ minutes: 90, job: project.title, clientId: project.clientId });
    expect(at.json()).toMatchObject({ visitId: visit.id, projectId: visit.projectId, job: visit.title });
    expect(none.json()).not.toHaveProperty('job');
    const key = randomUUID();
    const [one, other] = await Promise.all([add({}, key), add({}, key)]);
    expect([one.status, other.json()]).toEqual([201, one.json()]);
    const { id } = workEntrySchema.parse(one.json());
    expect(await historyOf(id)).toMatchObject([{ action: 'added', entity: 'workEntry', note: 'Shop' }]);
  });
});
