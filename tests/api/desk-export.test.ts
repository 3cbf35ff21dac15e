import { randomUUID } from 'node:crypto';
import { expenseSchema } from '@welding/domain/entities/expense';
import { addDays, chicagoDate } from '@welding/domain/values/chicago-day';
import { leftOutOf } from '@welding/domain/values/left-out';
import { beforeAll, describe, expect, test } from 'vitest';
import { wallTime } from '../../functions/src/exports/rows-file.ts';
import { projects } from '../../functions/src/projects/projects.ts';
import { quotes } from '../../functions/src/requests/quotes.ts';
import { pagesOf } from '../../functions/src/store/query.ts';
import { type DeskPeople, deskPeople } from '../support/desk.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../support/sample.ts';
import { stackAddresses } from '../support/stack.ts';
import { createTestStaff } from '../support/staff.ts';
import { callDesk } from './call-api.ts';

let desk: DeskPeople;
beforeAll(async () => {
  desk = await deskPeople();
});

const download = (file: string, bearer = desk.tokens.owner) =>
  callDesk('GET', `export/${file}`, undefined, { bearer });
const lineOf = (text: string, id: string) => text.split('\r\n').find((line) => line.startsWith(id));

describe('a list as CSV', () => {
  test('is a named file in marked UTF-8 with a row per entry', async () => {
    const client = await createTestClient({ firstName: 'José', lastName: 'O"Neil, Jr.', address: '=1+1' });
    const response = await fetch(`${stackAddresses().hosting}/api/desk/export/clients.csv`, {
      headers: { Authorization: `Bearer ${desk.tokens.office}` },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="clients-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = new TextDecoder().decode(bytes);
    expect(text.split('\r\n')[0]).toBe(
      'id,first name,last name,email,phone,address,created,company,billing address,terms in days,tax exempt,asks for PO',
    );
    expect(lineOf(text, client.id)).toContain(
      `${client.id},José,"O""Neil, Jr.",${client.email},(312) 555-0100,"'=1+1",20`,
    );
  });

  test('writes times in Chicago time and money in dollars', async () => {
    const client = await createTestClient();
    const project = await createTestProject(client, {
      number: 'P-1002',
      title: '@home',
      estimatedCost: 450.5,
      scheduledDate: '2027-03-15T04:30:00.000Z',
      createdAt: '2026-12-01T15:00:00.000Z',
    });
    const visit = await createTestAppointment(client, { projectId: project.id });
    const { text } = await download('projects.csv');
    expect(lineOf(text, project.id)).toBe(
      `${project.id},P-1002,${client.id},"'@home",,truck,pending,450.5,,,2027-03-14 23:30,,,,2026-12-01 09:00`,
    );
    expect(lineOf((await download('appointments.csv')).text, visit.id)).toContain(`,60,scheduled,`);
  });

  test('names the whole crew of a visit', async () => {
    const [wes, ana] = [await createTestStaff('welder', 'Wes'), await createTestStaff('welder', 'Ana')];
    const crew = { welderId: wes.id, welderIds: [wes.id, ana.id] };
    const visit = await createTestAppointment(await createTestClient(), crew);
    expect(lineOf((await download('appointments.csv')).text, visit.id)).toMatch(/,"Wes, Ana"$/);
  });

  test('exists for every list, and for nothing else', async () => {
    const own = ['clients', 'projects', 'appointments', 'quotes', 'payments', 'estimates', 'invoices'];
    for (const name of [...own, 'expenses', 'quickbooks-invoices', 'quickbooks-payments']) {
      expect((await download(`${name}.csv`)).status, name).toBe(200);
    }
    for (const file of ['staff.csv', 'clientEmails.csv', 'clients.json', 'clients', 'constructor.csv']) {
      expect((await download(file)).status, file).toBe(404);
    }
  });
});

describe('what was spent', () => {
  test('has a row per valid expense with its job, by date paid', async () => {
    const project = await createTestProject(await createTestClient(), { title: 'Gate, north' });
    const spend = async (paidOn: string, what: string) => {
      const body = { amount: 64.2, what, paidOn };
      const answer = await callDesk('POST', `projects/${project.id}/expenses`, body, {
        bearer: desk.tokens.office,
      });
      return expenseSchema.parse(answer.json());
    };
    const day = addDays(chicagoDate(new Date()), -40);
    const [tube, later, removed] = [
      await spend(day, 'Tube'),
      await spend(addDays(day, 1), 'Rod'),
      await spend(day, 'Twice'),
    ];
    await callDesk(
      'PATCH',
      `expenses/${removed.id}`,
      { updatedAt: null, removed: true },
      { bearer: desk.tokens.owner },
    );
    const { text } = await download(`expenses.csv?from=${day}&to=${day}`);
    expect(lineOf(text, tube.id)).toBe(
      `${tube.id},${day},64.2,Tube,${project.id},"Gate, north",${tube.authorName},,${wallTime(tube.createdAt)}`,
    );
    for (const { id } of [later, removed]) expect(lineOf(text, id)).toBeUndefined();
    expect(lineOf((await download('expenses.csv')).text, later.id)).toBeDefined();
  });
});

test('reads a list to its end, page by page, including documents without fields', async () => {
  stackAddresses();
  const ids = Array.from({ length: 7 }, () => randomUUID());
  const collection = await quotes();
  await Promise.all(ids.map((id) => collection.withConverter(null).doc(id).set({ firstName: 'Ann' })));
  const found: string[] = [];
  let pages = 0;
  for await (const page of pagesOf(quotes, 3)) {
    expect(page.length).toBeLessThanOrEqual(3);
    found.push(...page.map(({ id }) => id));
    pages += 1;
  }
  expect(found).toEqual(expect.arrayContaining(ids));
  expect(new Set(found).size).toBe(found.length);
  expect(pages).toBeGreaterThanOrEqual(3);
});

test('leaves out an unreadable entry, and says so in the last line', async () => {
  const client = await createTestClient();
  const project = await createTestProject(client);
  const broken = randomUUID();
  await (await projects()).withConverter(null).doc(broken).set({ clientId: 7 });
  const { text } = await download('projects.csv');
  expect(lineOf(text, project.id)).toBeDefined();
  expect(leftOutOf(text)).toMatch(/^Note: .* could not be read and .* missing here: .*projects\//);
  expect(leftOutOf(text)).toContain(broken);
  await (await projects()).doc(broken).delete();
});
