import { randomUUID } from 'node:crypto';
import { type StaffRole, staffRoles } from '@welding/domain/entities/staff';
import { beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../../functions/src/routes/every-route.ts';
import { type DeskPeople, deskPeople } from '../support/desk.ts';
import { callApi } from './call-api.ts';

/** Everything else of the desk is the owner's and the office's: what is not named here, no welder may. */
const exceptions: Readonly<Record<string, readonly StaffRole[]>> = {
  'GET /api/desk/me': staffRoles,
  'GET /api/desk/job-sheets': staffRoles,
  'POST /api/desk/appointments/:id/on-my-way': staffRoles,
  'POST /api/desk/appointments/:id/start': staffRoles,
  'POST /api/desk/appointments/:id/finish': staffRoles,
  'POST /api/desk/appointments/:id/cancel': staffRoles,
  'POST /api/desk/appointments/:id/notes': staffRoles,
  'POST /api/desk/staff': ['owner'],
  'PATCH /api/desk/staff/:id': ['owner'],
  'PUT /api/desk/settings/business': ['owner'],
  'PUT /api/desk/settings/money': ['owner'],
  'POST /api/desk/clients/:id/erase': ['owner'],
  'POST /api/desk/payments/:id/void': ['owner'],
  'POST /api/desk/payments/:id/refund': ['owner'],
};

let tokens: DeskPeople['tokens'];

beforeAll(async () => {
  ({ tokens } = await deskPeople());
});

const deskRoutes = routes.filter(({ path }) => path.startsWith('/api/desk/'));

describe.each(deskRoutes)('$method $path', ({ method, path }) => {
  const name = `${method} ${path}`;
  const allowed = exceptions[name] ?? ['owner', 'office'];
  const answerFor = (bearer?: string) =>
    callApi(method, path.replaceAll(/:\w+/g, randomUUID()), {
      bearer,
      ...(method !== 'GET' && { json: {} }),
    });

  test(`is for ${allowed.join(', ')} and nobody else`, async () => {
    const actors = [...staffRoles, 'deactivated'] as const;
    const answers = await Promise.all(actors.map((actor) => answerFor(tokens[actor])));
    const refused = actors.filter((_, index) => answers[index]?.status === 403);
    expect(refused).toEqual(actors.filter((actor) => actor === 'deactivated' || !allowed.includes(actor)));
    expect((await answerFor()).status).toBe(401);
  });
});

test('every exception is a route that there is', () => {
  const names = deskRoutes.map(({ method, path }) => `${method} ${path}`);
  expect(Object.keys(exceptions).filter((name) => !names.includes(name))).toEqual([]);
});
