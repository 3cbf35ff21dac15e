import { appointmentSchema } from '@welding/domain/entities/appointment';
import type { Client } from '@welding/domain/entities/client';
import type { Project } from '@welding/domain/entities/project';
import { chicagoInstant } from '@welding/domain/values/chicago-day';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findProject } from '../../functions/src/projects/projects.ts';
import { type DeskPeople, deskPeople } from '../support/desk.ts';
import { createTestAppointment, createTestClient, createTestProject } from '../support/sample.ts';
import { verifiedCookie } from '../support/verified-cookie.ts';
import { callApi } from './call-api.ts';
import { dayFromNow, moneyDesk, read } from './money.ts';

let desk: DeskPeople;
let client: Client;
let cookie: string;
let project: Project;
beforeAll(async () => {
  [desk, client] = await Promise.all([deskPeople(), createTestClient()]);
  cookie = await verifiedCookie(client);
});
beforeEach(async () => {
  project = await createTestProject(client);
});

const office = moneyDesk(() => desk.tokens.office);
const noonIn = (days: number) => chicagoInstant(dayFromNow(days), '12:00').toISOString();
const story = async () => {
  const { status, agreedTotal, estimatedCost, scheduledDate, awaitsInvoice } =
    (await findProject(project.id)) ?? project;
  return { status, agreedTotal, estimatedCost, scheduledDate, awaitsInvoice };
};
const plan = async (scheduledDate: string) =>
  read(
    appointmentSchema,
    await office.call('POST', 'appointments', {
      ...{
        clientId: client.id,
        projectId: project.id,
        title: 'Weld the gate',
        scheduledDate,
        duration: '60',
      },
    }),
  );
const tap = (id: string, kind: string, json: object = {}) =>
  office.call('POST', `appointments/${id}/${kind}`, { at: new Date().toISOString(), ...json });
const approve = async (more: object = {}) => {
  const sent = await office.sendEstimate(await office.draftEstimate(project, more));
  const json = { name: 'Jordan Example', typed: true };
  await callApi('POST', `/api/estimates/${sent.id}/approve`, { json, cookie });
  return sent;
};

test('a project shows the agreed total from the approval on', async () => {
  await approve();
  expect(await story()).toMatchObject({ status: 'pending', agreedTotal: 1250, estimatedCost: 1250 });
  await approve({
    lines: [{ description: 'A second gate', quantity: 1, unitPrice: 100 }],
    deposit: undefined,
  });
  expect(await story()).toMatchObject({ agreedTotal: 1350, estimatedCost: 1350 });
  const { updatedAt = null } = (await findProject(project.id)) ?? {};
  await office.call('PATCH', `projects/${project.id}`, { updatedAt, estimatedCost: 5, title: 'Two gates' });
  expect(await findProject(project.id)).toMatchObject({ title: 'Two gates', estimatedCost: 1350 });
});

test('a declined estimate agrees nothing', async () => {
  const sent = await office.sendEstimate(await office.draftEstimate(project));
  const before = await story();
  await callApi('POST', `/api/estimates/${sent.id}/decline`, { json: {}, cookie });
  expect(await story()).toEqual(before);
});

describe('the scheduled date', () => {
  test('is that of the next upcoming visit', async () => {
    const later = await plan(noonIn(5));
    expect((await story()).scheduledDate).toBe(noonIn(5));
    const sooner = await plan(noonIn(3));
    expect((await story()).scheduledDate).toBe(noonIn(3));
    const { updatedAt = null } = sooner;
    await office.call('PATCH', `appointments/${sooner.id}`, { updatedAt, scheduledDate: noonIn(7) });
    expect((await story()).scheduledDate).toBe(noonIn(5));
    await tap(later.id, 'cancel');
    expect((await story()).scheduledDate).toBe(noonIn(7));
    await tap(sooner.id, 'cancel');
    expect(await story()).toMatchObject({ status: 'pending', scheduledDate: undefined });
  });

  test('follows a visit that its client moves or cancels', async () => {
    const visit = await createTestAppointment(client, { projectId: project.id, scheduledDate: noonIn(4) });
    const change = (how: string, json: object) =>
      callApi('POST', `/api/appointments/${visit.id}/${how}`, { json, cookie });
    expect((await change('move', { scheduledDate: noonIn(6) })).status).toBe(200);
    expect((await story()).scheduledDate).toBe(noonIn(6));
    expect((await change('cancel', {})).status).toBe(200);
    expect((await story()).scheduledDate).toBeUndefined();
  });

  test('is updated on both projects when a visit changes its project', async () => {
    const other = await createTestProject(client);
    const { id, updatedAt = null } = await plan(noonIn(5));
    await office.call('PATCH', `appointments/${id}`, { updatedAt, projectId: other.id });
    expect((await findProject(other.id))?.scheduledDate).toBe(noonIn(5));
    expect((await story()).scheduledDate).toBe(project.scheduledDate);
  });

  test('is cleared when all visits are cancelled at once', async () => {
    const planned = [await plan(noonIn(5)), await plan(noonIn(6)), await plan(noonIn(8))];
    await Promise.all(planned.map(({ id }) => tap(id, 'cancel')));
    expect((await story()).scheduledDate).toBeUndefined();
  });
});

test('the first start puts it in progress, and the last finish waits for invoices of the full total', async () => {
  await approve();
  const [one, other] = [await plan(noonIn(1)), await plan(noonIn(2))];
  await tap(one.id, 'start');
  expect((await story()).status).toBe('in_progress');
  await tap(one.id, 'finish', { hours: 1 });
  expect(await story()).toMatchObject({ awaitsInvoice: undefined, scheduledDate: noonIn(2) });
  await tap(other.id, 'finish', { hours: 1 });
  expect(await story()).toMatchObject({ awaitsInvoice: true, scheduledDate: undefined });
  const part = await office.sendInvoice(await office.draftInvoice(project, 1000));
  expect((await story()).awaitsInvoice, 'part of it').toBe(true);
  const rest = await office.sendInvoice(await office.draftInvoice(project, 250));
  expect((await story()).awaitsInvoice).toBeUndefined();
  const { updatedAt = null } = rest;
  await office.call('POST', `invoices/${rest.id}/void`, { updatedAt, reason: 'Wrong lines' });
  expect((await story()).awaitsInvoice, 'void').toBe(true);
  expect(part.total).toBe(1000);
});
