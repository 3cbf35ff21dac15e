import { randomUUID } from 'node:crypto';
import { jobSheetListSchema } from '@welding/domain/entities/job-sheet';
import { startOfChicagoDay } from '@welding/domain/values/chicago-day';
import { expect, test } from 'vitest';
import { listPaymentsOfProjects } from '../../functions/src/payments/payments.ts';
import { createTestPayment, createTestQuote } from '../support/desk.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../support/sample.ts';
import { createTestStaff, staffToken } from '../support/staff.ts';
import { callApi } from './call-api.ts';

const sheets = (bearer?: string) => callApi('GET', '/api/desk/job-sheets', { bearer });

test('a welder gets client, work and amount to collect of own upcoming visits', async () => {
  const [wes, wanda] = [await createTestStaff('welder'), await createTestStaff('welder')];
  const client = await createTestClient({ address: '1 Lake St, Chicago, IL 60601' });
  const project = await createTestProject(client, {
    estimatedCost: 450,
    finalCost: 500,
    description: 'Left leaf',
  });
  const intake = { metal: 'steel', tank: 'yes', broke: 'Left leaf' } as const;
  await createTestQuote({ projectId: project.id, intake, status: 'completed' });
  await createTestPayment(client.id, { projectId: project.id, amount: 120 });
  const scheduledDate = new Date(startOfChicagoDay(new Date()).getTime() + 9 * 3_600_000).toISOString();
  const own = await createTestAppointment(client, { welderId: wes.id, projectId: project.id, scheduledDate });
  const alone = await createTestAppointment(client, { welderId: wes.id, scheduledDate });
  await createTestAppointment(client, { welderId: wanda.id, projectId: project.id, scheduledDate });
  await createTestAppointment(client, {
    welderId: wes.id,
    scheduledDate: startOfChicagoDay(new Date(), 15).toISOString(),
  });
  const answer = await sheets(await staffToken(wes));
  expect(answer.status).toBe(200);
  const found = jobSheetListSchema.parse(answer.json());
  const place = { address: '1 Lake St, Chicago, IL 60601', zip: '60601' };
  const contact = { clientName: 'Jordan Example', phone: client.phone, ...place };
  expect(new Map(found.map((sheet) => [sheet.appointmentId, sheet]))).toEqual(
    new Map([
      [
        own.id,
        {
          appointmentId: own.id,
          ...contact,
          projectId: project.id,
          projectTitle: project.title,
          projectDescription: 'Left leaf',
          intake,
          amountToCollect: 380,
        },
      ],
      [alone.id, { appointmentId: alone.id, ...contact }],
    ]),
  );
  expect(answer.text).not.toMatch(/estimatedCost|finalCost/);
});

test('visits from day four come without money, and past ones only if unfinished in 14 days', async () => {
  const [wes, client] = [await createTestStaff('welder'), await createTestClient()];
  const soon = await createTestProject(client, { estimatedCost: 450 });
  const place = { address: '9 Mill Rd, Joliet', zip: '60432' };
  const later = await createTestProject(client, { estimatedCost: 450, title: 'Fence', ...place });
  const inDays = (days: number) =>
    new Date(startOfChicagoDay(new Date(), days).getTime() + 36e5).toISOString();
  const visit = (days: number, fields: object) =>
    createTestAppointment(client, { welderId: wes.id, scheduledDate: inDays(days), ...fields });
  const near = await visit(3, { projectId: soon.id });
  const far = await visit(4, { projectId: later.id });
  const left = await visit(-14, { projectId: soon.id });
  const old = await visit(-15, { projectId: soon.id });
  const done = await visit(-1, { projectId: soon.id, status: 'completed' });
  const found = jobSheetListSchema.parse((await sheets(await staffToken(wes))).json());
  const of = ({ id }: { id: string }) => found.find(({ appointmentId }) => appointmentId === id);
  expect(of(near)).toMatchObject({ projectTitle: soon.title, amountToCollect: 450 });
  expect(of(far)).toMatchObject({ clientName: 'Jordan Example', projectTitle: 'Fence', ...place });
  expect(of(far)).not.toHaveProperty('amountToCollect');
  expect(of(left)?.amountToCollect).toBe(450);
  expect([of(old), of(done)]).toEqual([undefined, undefined]);
});

test('covers more projects than one query can compare, each with its own data', async () => {
  const ids = Array.from({ length: 61 }, () => randomUUID());
  const [first = '', last = ''] = [ids[0], ids.at(-1)];
  const clientId = randomUUID();
  const paid = [await createTestPayment(clientId, { projectId: first })];
  paid.push(await createTestPayment(clientId, { projectId: last }));
  const found = await listPaymentsOfProjects(ids);
  expect(found).toEqual(new Map(paid.map((payment) => [payment.projectId, [payment]])));
});

test('is empty for a person without visits', async () => {
  const answer = await sheets(await staffToken(await createTestStaff('owner')));
  expect([answer.status, answer.json()]).toEqual([200, []]);
});
