import { randomUUID } from 'node:crypto';
import type { Appointment } from '@welding/domain/entities/appointment';
import type { Estimate } from '@welding/domain/entities/estimate';
import { signatureUrl } from '@welding/domain/entities/estimate-requests';
import { invoiceMessages } from '@welding/domain/entities/invoice-requests';
import { jobSheetListSchema } from '@welding/domain/entities/job-sheet';
import { visitInvoiceSchema } from '@welding/domain/entities/paper-link';
import type { Project } from '@welding/domain/entities/project';
import { timelineSchema } from '@welding/domain/story/project-stage';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { findInvoice, listInvoicesOfProject } from '../../functions/src/invoices/invoices.ts';
import { projects } from '../../functions/src/projects/projects.ts';
import { kindsTo } from '../support/client-mails.ts';
import { historyOf } from '../support/desk.ts';
import { pngPicture } from '../support/pictures.ts';
import { createTestAppointment, createTestProject } from '../support/sample.ts';
import { createTestStaff, staffToken } from '../support/staff.ts';
import { callDesk } from './call-api.ts';
import { changeOrderDesk, labor } from './change-order-desk.ts';
import { read } from './money.ts';

const desk = changeOrderDesk();
let wes: { id: string; token: string };
let project: Project;
let estimate: Estimate;
let visit: Appointment;

beforeAll(async () => {
  const welder = await createTestStaff('welder');
  wes = { id: welder.id, token: await staffToken(welder) };
});
beforeEach(async () => {
  ({ project, estimate } = await desk.agreed());
  visit = await visitOf(project);
});
const visitOf = ({ id: projectId }: Project) =>
  createTestAppointment(desk.client, { projectId, welderId: wes.id });

const ask = ({ id = visit.id, bearer = wes.token, key = randomUUID() as string } = {}) =>
  callDesk('POST', `appointments/${id}/invoice`, {}, { bearer, key });
const invoiced = async () => read(visitInvoiceSchema, await ask());
const expectNothing = async (id = visit.id) => {
  const headers = { Accept: 'application/json' };
  const answer = await callDesk('POST', `appointments/${id}/invoice`, {}, { bearer: wes.token, headers });
  expect([answer.status, answer.json()]).toEqual([
    409,
    { code: 'nothing_to_invoice', message: invoiceMessages.nothingToInvoice },
  ]);
};
const at = () => new Date().toISOString();
const collect = async (amount: number) => {
  const json = { amount, method: 'cash', tappedAt: at() };
  const answer = await callDesk('POST', `appointments/${visit.id}/collect`, json, { bearer: wes.token });
  expect(answer.status).toBe(201);
};
const addExtraWork = async (dollars: number) => {
  const signature = signatureUrl(pngPicture(20, 10).toString('base64'));
  const signed = { name: 'Jordan Example', signature, at: at() };
  const json = { changeOf: estimate.id, lines: labor(dollars), ...signed };
  const answer = await callDesk('POST', `appointments/${visit.id}/extra-work`, json, { bearer: wes.token });
  expect(answer.status).toBe(201);
};
const toCollect = async () => {
  const answer = await callDesk('GET', 'job-sheets', undefined, { bearer: wes.token });
  const sheet = read(jobSheetListSchema, answer).find(({ appointmentId }) => appointmentId === visit.id);
  return [sheet?.amountToCollect, sheet?.owedByInvoice ?? false];
};

test('a stop without an open invoice gets one for the agreed total, minus what was collected', async () => {
  await addExtraWork(180);
  await collect(400);
  const made = await invoiced();
  expect(made).toMatchObject({ total: 1430, due: 1030, link: expect.stringMatching(/\/i\/[\w-]{22}$/) });
  expect(await findInvoice(made.id)).toMatchObject({
    number: made.number,
    status: 'open',
    onPortal: true,
    estimateId: estimate.id,
    balance: 1030,
    recipient: { email: desk.client.email },
  });
  expect(await historyOf(made.id)).toMatchObject([{ action: 'sent', actor: { id: wes.id } }]);
  expect(await kindsTo(desk.client.email)).toContain('invoice');
});

test('is created once, also six at once, and stays the stop’s invoice until paid', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask()));
  answers.push(await ask({ bearer: desk.tokens.office }));
  const ids = answers.map((answer) => read(visitInvoiceSchema, answer).id);
  expect(new Set(ids).size).toBe(1);
  expect(await listInvoicesOfProject(project.id)).toHaveLength(1);
  expect(await toCollect()).toEqual([1250, true]);
  await collect(1250);
  expect(await toCollect()).toEqual([0, false]);
  await expectNothing();
  await addExtraWork(180);
  expect(await toCollect()).toEqual([180, false]);
  await collect(100);
  expect(await toCollect()).toEqual([80, false]);
  expect(await invoiced()).toMatchObject({ total: 180, due: 80 });
});

test('an open invoice is used, and a job without an agreement or a canceled one is not invoiced', async () => {
  const other = await createTestProject(desk.client, { estimatedCost: 540 });
  const visitOfOther = await visitOf(other);
  await expectNothing(visitOfOther.id);
  const sent = await desk.office.sendInvoice(await desk.office.draftInvoice(other, 540));
  expect(read(visitInvoiceSchema, await ask({ id: visitOfOther.id }))).toMatchObject({
    id: sent.id,
    number: sent.number,
    due: 540,
  });
  await (await projects()).doc(project.id).update({ status: 'cancelled' });
  await expectNothing();
});

test('extra work after the estimate’s invoice brings its PO number and estimate', async () => {
  ({ project, estimate } = await desk.agreed({ poNumber: 'PO-4711' }));
  visit = await visitOf(project);
  await invoiced();
  await collect(1250);
  await addExtraWork(180);
  const made = await invoiced();
  expect(await findInvoice(made.id)).toMatchObject({
    total: 180,
    poNumber: 'PO-4711',
    estimateId: estimate.id,
    searchTerms: expect.arrayContaining(['4711']),
  });
});

test('an unsent draft neither blocks it nor lowers the amount on the sheet', async () => {
  const draft = await desk.office.draftInvoice(project, 1250);
  expect(await toCollect()).toEqual([1250, false]);
  expect(await invoiced()).toMatchObject({ total: 1250, due: 1250 });
  expect(await toCollect()).toEqual([1250, true]);
  expect(await findInvoice(draft.id)).toMatchObject({ status: 'open', onPortal: false });
  const path = `projects/${project.id}/timeline`;
  const { nextStep } = read(timelineSchema, await desk.office.call('GET', path, undefined));
  expect(nextStep?.kind).not.toBe('send_invoice');
});

test('the sheet shows what a card payment would invoice, and how many visits are still planned', async () => {
  await addExtraWork(180);
  await Promise.all([1, 2, 3].map(() => visitOf(project)));
  const sheetOf = async () => {
    const answer = await callDesk('GET', 'job-sheets', undefined, { bearer: wes.token });
    return read(jobSheetListSchema, answer).find(({ appointmentId }) => appointmentId === visit.id);
  };
  const papers = [estimate.number, `${estimate.number}-C1`];
  expect((await sheetOf())?.cardInvoice).toEqual({ amount: 1430, papers, visitsLeft: 3 });
  expect((await invoiced()).total).toBe(1430);
  expect(await sheetOf()).toMatchObject({ owedByInvoice: true });
  expect(await sheetOf()).not.toHaveProperty('cardInvoice');
});

test('a welder creates one at own visits only', async () => {
  expect((await ask({ bearer: desk.tokens.welder })).status).toBe(403);
  const alone = await createTestAppointment(desk.client, { welderId: wes.id });
  expect((await ask({ id: alone.id })).status).toBe(409);
});
