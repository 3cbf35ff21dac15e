import { randomUUID } from 'node:crypto';
import { staffRoles } from '@welding/domain/entities/staff';
import { beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../../functions/src/app/every-route.ts';
import { type DeskPeople, deskPeople } from '../support/desk.ts';
import { createTestClient } from '../support/sample.ts';
import { callApi, signIn } from './call-api.ts';

/** The roles of each route for staff: those at /api/desk/, and those that clients share. */
const everybodys = [
  'GET /api/desk/me',
  'PATCH /api/desk/me',
  'GET /api/desk/job-sheets',
  'GET /api/desk/timesheets',
  'GET /api/desk/counted-hours',
  'POST /api/desk/week-comments',
  'GET /api/desk/calendar-feed',
  'POST /api/desk/calendar-feed/renew',
  'POST /api/desk/appointments/:id/on-my-way',
  'POST /api/desk/appointments/:id/start',
  'POST /api/desk/appointments/:id/finish',
  'POST /api/desk/appointments/:id/cancel',
  'POST /api/desk/appointments/:id/cannot-do',
  'POST /api/desk/appointments/:id/take-back',
  'POST /api/desk/appointments/:id/collect',
  'POST /api/desk/appointments/:id/extra-work',
  'POST /api/desk/appointments/:id/invoice',
  'POST /api/desk/appointments/:id/notes',
  'POST /api/desk/estimates/:id/sign',
  'POST /api/desk/projects/:id/pay-link',
  'POST /api/desk/projects/:id/photos/:list',
  'POST /api/desk/projects/:id/receipts',
  'POST /api/desk/projects/:id/expenses',
  'PATCH /api/desk/expenses/:id',
  'POST /api/desk/projects/:id/work-consent',
  'POST /api/desk/photos/:id/caption',
  'POST /api/desk/photos/:id/remove',
  'POST /api/desk/photos/:id/restore',
  'GET /api/photos/:id',
  'POST /api/push-devices',
  'DELETE /api/push-devices',
];
const planners = [
  'POST /api/desk/quotes/:id/seen',
  'GET /api/desk/quotes/:id/accept-mail',
  'POST /api/desk/quotes/:id/accept',
  'POST /api/desk/quotes/:id/close',
  'POST /api/desk/quotes/:id/reopen',
  'POST /api/desk/clients',
  'PATCH /api/desk/clients/:id',
  'POST /api/desk/clients/:id/tax-certificate',
  'POST /api/desk/clients/:id/merge',
  'GET /api/desk/clients/:id/export',
  'POST /api/desk/projects',
  'PATCH /api/desk/projects/:id',
  'POST /api/desk/projects/:id/notes',
  'GET /api/desk/projects/:id/timeline',
  'GET /api/desk/projects/:id/alike',
  'POST /api/desk/appointments',
  'PATCH /api/desk/appointments/:id',
  'POST /api/desk/appointments/:id/seen',
  'POST /api/desk/refused-taps/:id/seen',
  'POST /api/desk/plans',
  'POST /api/desk/calendar/move-day',
  'GET /api/desk/calendar/move-day',
  'POST /api/desk/blocks',
  'PATCH /api/desk/blocks/:id',
  'POST /api/desk/recurring-blocks',
  'PATCH /api/desk/recurring-blocks/:id',
  'POST /api/desk/holds',
  'DELETE /api/desk/holds/:id',
  'GET /api/desk/suggestions',
  'POST /api/desk/estimates',
  'PATCH /api/desk/estimates/:id',
  'POST /api/desk/estimates/:id/send',
  'POST /api/desk/estimates/:id/discard',
  'POST /api/desk/estimates/:id/answered',
  'POST /api/desk/estimates/:id/copy',
  'POST /api/desk/estimates/:id/revise',
  'POST /api/desk/estimates/:id/without-tax',
  'POST /api/desk/estimates/:id/approved-by-phone',
  'GET /api/desk/estimates/:id/mail',
  'POST /api/desk/estimates/:id/mail',
  'GET /api/desk/invoices/:id/mail',
  'POST /api/desk/invoices/:id/mail',
  'POST /api/desk/estimate-templates',
  'PATCH /api/desk/estimate-templates/:id',
  'POST /api/desk/price-book',
  'PATCH /api/desk/price-book/:id',
  'POST /api/desk/invoices',
  'PATCH /api/desk/invoices/:id',
  'POST /api/desk/invoices/:id/send',
  'POST /api/desk/invoices/:id/void',
  'POST /api/desk/invoices/:id/credit',
  'POST /api/desk/invoices/:id/without-tax',
  'POST /api/desk/payments',
  'PATCH /api/desk/payments/:id',
  'POST /api/desk/projects/:id/keep-credit',
  'POST /api/desk/payments/:id/unassign',
  'POST /api/desk/payments/:id/handed-over',
  'GET /api/desk/money-year',
  'GET /api/desk/export/:file',
  'GET /api/desk/timesheets.csv',
  'POST /api/desk/work-entries',
  'PATCH /api/desk/work-entries/:id',
  'POST /api/desk/work-entries/:id/overlap-confirmed',
  'POST /api/desk/mails',
  'POST /api/desk/mails/:id/send-again',
  'POST /api/desk/mails/:id/dismiss',
  'GET /api/estimates/:id.pdf',
  'GET /api/invoices/:id.pdf',
  'GET /api/estimates/:id/receipt.pdf',
  'GET /api/invoices/:id/receipt.pdf',
  'GET /api/payments/:id/receipt.pdf',
];
const owners = [
  'POST /api/desk/staff',
  'PATCH /api/desk/staff/:id',
  // Of somebody else. Everyone may sign themselves out: staff-access.test.ts.
  'POST /api/desk/staff/:id/sign-out',
  'PUT /api/desk/staff/:id/rate',
  'POST /api/desk/price-book/sample-entries',
  'GET /api/desk/projects/:id/cost',
  'GET /api/desk/earnings',
  'GET /api/desk/sources',
  'GET /api/desk/over-plan',
  'PUT /api/desk/projects/:id/work',
  'DELETE /api/desk/works/:id',
  'PATCH /api/desk/reviews/:id',
  'POST /api/desk/imports',
  'GET /api/desk/imports',
  'POST /api/desk/imports/:id/show',
  'DELETE /api/desk/imports/:id',
  'GET /api/desk/everything.zip',
  'PUT /api/desk/settings/business',
  'PUT /api/desk/settings/money',
  'POST /api/desk/clients/:id/erase',
  'POST /api/desk/payments/:id/void',
  'POST /api/desk/payments/:id/refund',
];
const rolesOf = new Map(
  [
    { names: everybodys, roles: staffRoles },
    { names: planners, roles: ['owner', 'office'] },
    { names: owners, roles: ['owner'] },
  ].flatMap(({ names, roles }) => names.map((name): [string, readonly string[]] => [name, roles])),
);

let tokens: DeskPeople['tokens'];
let cookie: string;

beforeAll(async () => {
  ({ tokens } = await deskPeople());
  cookie = await signIn((await createTestClient()).email);
});

const nameOf = ({ method, path }: { readonly method: string; readonly path: string }) => `${method} ${path}`;
const isDesk = ({ path }: { readonly path: string }) => path.startsWith('/api/desk/');

test('every route of the desk has its roles here, and every route named here exists', () => {
  const names = routes.map(nameOf);
  expect([...rolesOf.keys()].filter((name) => !names.includes(name))).toEqual([]);
  const desk = routes.filter(isDesk).map(nameOf);
  expect(desk.filter((name) => !rolesOf.has(name))).toEqual([]);
});

describe.each(routes.filter((route) => rolesOf.has(nameOf(route))))('$method $path', (route) => {
  const { method, path } = route;
  const allowed = rolesOf.get(nameOf(route)) ?? [];
  const answerFor = (who: { readonly bearer?: string; readonly cookie?: string }) =>
    callApi(method, path.replaceAll(/:\w+/g, randomUUID()), {
      ...who,
      ...(method !== 'GET' && { json: {} }),
    });

  test(`is for ${allowed.join(', ')} only`, async () => {
    const actors = [...staffRoles, 'deactivated'] as const;
    const answers = await Promise.all(actors.map((actor) => answerFor({ bearer: tokens[actor] })));
    const refused = actors.filter((_, index) => answers[index]?.status === 403);
    expect(refused).toEqual(actors.filter((actor) => actor === 'deactivated' || !allowed.includes(actor)));
  });

  test('refuses anonymous callers, and clients where it belongs to the desk', async () => {
    expect((await answerFor({})).status).toBe(401);
    if (isDesk(route)) expect((await answerFor({ cookie })).status).toBe(401);
  });
});
