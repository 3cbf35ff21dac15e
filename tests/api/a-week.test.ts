import { randomUUID } from 'node:crypto';
import { appointmentSchema } from '@welding/domain/entities/appointment';
import type { Client } from '@welding/domain/entities/client';
import type { Estimate } from '@welding/domain/entities/estimate';
import { signatureUrl } from '@welding/domain/entities/estimate-requests';
import { askedCents, invoiceSchema } from '@welding/domain/entities/invoice';
import { jobSheetListSchema } from '@welding/domain/entities/job-sheet';
import { visitInvoiceSchema } from '@welding/domain/entities/paper-link';
import { paymentSchema } from '@welding/domain/entities/payment';
import { type Project, projectSchema } from '@welding/domain/entities/project';
import { jobCostSchema } from '@welding/domain/money/job-cost';
import { defaultMoneySettings } from '@welding/domain/money/money-settings';
import { isPaymentDue, projectAccount } from '@welding/domain/money/project-account';
import { timelineSchema } from '@welding/domain/story/project-stage';
import { addDays, chicagoInstant } from '@welding/domain/values/chicago-day';
import { beforeAll, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { findClient } from '../../functions/src/clients/clients.ts';
import { followUpEstimates } from '../../functions/src/estimates/follow-up-estimates.ts';
import { findInvoice, listInvoicesOfProject } from '../../functions/src/invoices/invoices.ts';
import { storePaperLink } from '../../functions/src/papers/paper-links.ts';
import { mailsTo } from '../support/client-mails.ts';
import { controlStripe, deliver } from '../support/local-stripe.ts';
import { pngPicture } from '../support/pictures.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { verifiedCookie } from '../support/verified-cookie.ts';
import { callApi } from './call-api.ts';
import { labor } from './change-order-desk.ts';
import { intentOf, moneyDesk, read } from './money.ts';
import { type OwnShop, openOwnShop, tokenOf } from './own-shop.ts';
import { sendEvent, tryToPay } from './silent-intent.ts';
import { byLink, openLink, typedName } from './use-paper-link.ts';

const [ada, bea] = ['ada', 'bea'].map((name) => `${name}-${randomUUID()}@example.com`) as [string, string];
/** A fleet with separate contacts for estimates, invoices and the gate, a PO number and terms of 30 days. */
const fleet = {
  ...{ company: 'Prairie Fleet LLC', dueDays: 30, asksPo: true },
  contacts: [
    { firstName: 'Ada', email: ada, roles: ['estimates'] },
    { firstName: 'Bea', email: bea, roles: ['invoices'] },
    { firstName: 'Gus', phone: '(312) 555-0199', roles: ['gate'] },
  ],
};

let shop: OwnShop;
let client: Client;
let project: Project;
let estimate: Estimate;
let visitId = '';
let invoice = { id: '', link: '' };
let paymentId = '';
const [office, owner, welder] = [
  moneyDesk(() => tokenOf(shop.office)),
  moneyDesk(() => tokenOf(shop.owner)),
  moneyDesk(() => tokenOf(shop.welders[0] ?? shop.owner)),
];

/** The clock is set to a summer without other tests' records. */
const dayOf = (days: number) => addDays('2031-06-02', days);
const setClock = (days: number, clock: string) => vi.setSystemTime(chicagoInstant(dayOf(days), clock));

beforeAll(async () => {
  setClock(0, '09:00');
  shop = await openOwnShop(1);
  client = await createTestClient();
  const json = { updatedAt: client.updatedAt ?? null, ...fleet };
  expect((await office.call('PATCH', `clients/${client.id}`, json)).status).toBe(200);
  project = await createTestProject(client, { title: 'Trailer frames' });
  vi.useRealTimers();
});

const ownExportSchema = z.looseObject({
  projects: z.array(projectSchema),
  invoices: z.array(invoiceSchema),
  payments: z.array(paymentSchema),
});

/** Each person's view of the job, from the addresses they request. */
async function seen() {
  const get = async (desk: typeof office, path: string) => await desk.call('GET', path, undefined);
  const cookie = await verifiedCookie(client);
  const own = read(ownExportSchema, await callApi('GET', '/api/me/export', { cookie }));
  const [ofClient = project] = own.projects;
  const account = projectAccount(ofClient, own.payments, own.invoices);
  const sheets = read(jobSheetListSchema, await get(welder, 'job-sheets'));
  const { stage, nextStep } = read(timelineSchema, await get(office, `projects/${project.id}/timeline`));
  const invoices = await listInvoicesOfProject(project.id);
  const cost = read(jobCostSchema, await get(owner, `projects/${project.id}/cost`));
  return {
    client: {
      agreed: ofClient.agreedTotal ?? 0,
      owed: isPaymentDue(account) ? (account.balanceCents - account.onItsWayCents) / 100 : 0,
      paid: account.paidCents / 100,
    },
    welder: { toCollect: sheets.find(({ appointmentId }) => appointmentId === visitId)?.amountToCollect },
    office: {
      stage,
      next: nextStep?.kind,
      owed: invoices.reduce((sum, one) => sum + askedCents(one) / 100, 0),
    },
    owner: { agreed: cost.agreed, invoiced: cost.invoiced, paid: cost.paid },
  };
}

const tap =
  (kind: string, json: object = {}) =>
  async () => {
    const at = new Date().toISOString();
    expect((await welder.call('POST', `appointments/${visitId}/${kind}`, { at, ...json })).status).toBe(200);
  };
const finish = tap('finish', { hours: 4 });
/** Sends what a phone without a signal sends an hour later, twice, as after a lost response. */
async function sendLate(path: string, json: (at: string) => object) {
  const body = json(new Date(Date.now() - 3_600_000).toISOString());
  const key = randomUUID();
  const bearer = tokenOf(shop.welders[0] ?? shop.owner);
  const send = () =>
    callApi('POST', `/api/desk/appointments/${visitId}/${path}`, { json: body, bearer, key });
  const answers = [await send(), await send()];
  expect(answers.map(({ status, text }) => (status === 201 ? status : text))).toEqual([201, 201]);
  expect(answers[1]?.json()).toEqual(answers[0]?.json());
}
const followUpsToAda = async () => (await mailsTo(ada)).filter(({ kind }) => kind === 'estimate-follow-up');
const followUp = (count: number) => async () => {
  for (let turn = 0; turn < 2; turn += 1) await followUpEstimates(new Date(), defaultMoneySettings);
  expect(await followUpsToAda()).toHaveLength(count);
};

const write = async () => {
  estimate = await office.draftEstimate(project, { deposit: undefined });
};
const send = async () => {
  estimate = await office.sendEstimate(estimate);
};
const approve = async () => {
  // Mails get their links only when they are sent.
  const person = (await findClient(client.id))?.contacts?.find(({ email }) => email === ada)?.id ?? '';
  const reader = { clientId: client.id, person, email: ada };
  const token = await storePaperLink({ kind: 'estimate', paperId: estimate.id, ...reader });
  const path = `/api/estimates/${estimate.id}/approve`;
  const without = await byLink('POST', path, token, typedName);
  expect([without.status, without.text]).toEqual([400, expect.stringContaining('PO number')]);
  expect((await byLink('POST', path, token, { ...typedName, poNumber: 'PO-4711' })).status).toBe(200);
};
const planVisit = async () => {
  const of = { clientId: client.id, projectId: project.id, title: 'Weld the frames', duration: '240' };
  const scheduledDate = chicagoInstant(dayOf(9), '12:00').toISOString();
  const welderIds = shop.welders.map(({ id }) => id);
  const answer = await office.call('POST', 'appointments', { ...of, scheduledDate, welderIds });
  visitId = read(appointmentSchema, answer).id;
};
const signExtraWork = () =>
  sendLate('extra-work', (at) => ({
    ...{ changeOf: estimate.id, agreedBefore: 1250, lines: labor(180), name: 'Gus' },
    ...{ signature: signatureUrl(pngPicture(20, 10).toString('base64')), at },
  }));
const collectCash = () => sendLate('collect', (tappedAt) => ({ amount: 400, method: 'cash', tappedAt }));
const invoiceAtStop = async () => {
  const made = read(visitInvoiceSchema, await welder.call('POST', `appointments/${visitId}/invoice`, {}));
  expect(made).toMatchObject({ total: 1430, due: 1030 });
  expect(await findInvoice(made.id)).toMatchObject({ dueDate: dayOf(39), poNumber: 'PO-4711' });
  invoice = made;
};
/** Pays by the link of the stop's QR code. Then Stripe sends its event. */
const payBy = (method: string, event: string) => async () => {
  const token = invoice.link.split('/').at(-1) ?? '';
  expect((await openLink(token)).status).toBe(200);
  const json = { amount: 1030, projectId: project.id, clientId: '', invoiceId: invoice.id };
  paymentId = intentOf(await byLink('POST', '/api/create-payment-intent', token, json));
  await deliver(paymentId, 'lost');
  await tryToPay(paymentId, method);
  await sendEvent(paymentId, `payment_intent.${event}`);
};
const byBank = payBy('pm_usBankAccount_processing', 'processing');
const byCard = payBy('pm_card_visa', 'succeeded');
const bankRefuses = async () => {
  await controlStripe(`/payment_intents/${paymentId}/settle`, { outcome: 'failed' });
  await sendEvent(paymentId, 'payment_intent.payment_failed');
  const told = (await mailsTo(bea)).find(({ kind }) => kind === 'payment-failed');
  expect(told?.text).toMatch(/The amount is due again/);
};
const refund = async () => {
  const json = { amount: 30, reason: 'One frame was thinner' };
  expect((await owner.call('POST', `payments/${paymentId}/refund`, json)).status).toBe(201);
};

type Row = readonly [
  ...when: [day: number, clock: string, what: string, happens: () => Promise<unknown>],
  ...office: [stage: string, next: string | undefined],
  ...money: [agreed: number, invoiced: number, paid: number, onItsWay?: number],
];

test('client, welder, office and owner read the same facts about a fleet job after each step', async () => {
  const week: readonly Row[] = [
    [0, '10:00', 'somebody calls', async () => {}, 'asked', 'write_estimate', 0, 0, 0],
    [0, '11:00', 'an estimate is written', write, 'asked', 'send_estimate', 0, 0, 0],
    [0, '12:00', 'and sent', send, 'estimate_sent', undefined, 0, 0, 0],
    [3, '12:00', 'it is followed up', followUp(1), 'estimate_sent', undefined, 0, 0, 0],
    [7, '12:00', 'and once more', followUp(2), 'estimate_sent', undefined, 0, 0, 0],
    [8, '10:00', 'Ada approves with a PO number', approve, 'agreed', 'plan_visit', 1250, 0, 0],
    [8, '12:00', 'nothing follows up any more', followUp(2), 'agreed', 'plan_visit', 1250, 0, 0],
    [8, '13:00', 'a visit is planned', planVisit, 'planned', undefined, 1250, 0, 0],
    [9, '11:40', 'the welder sets out', tap('on-my-way'), 'planned', undefined, 1250, 0, 0],
    [9, '12:00', 'and begins', tap('start'), 'in_progress', undefined, 1250, 0, 0],
    [9, '14:00', 'extra work arrives late', signExtraWork, 'in_progress', undefined, 1430, 0, 0],
    [9, '14:10', 'so does cash', collectCash, 'in_progress', undefined, 1430, 0, 400],
    [9, '16:00', 'the visit ends', finish, 'to_invoice', 'write_invoice', 1430, 0, 400],
    [9, '16:05', 'the stop makes the invoice', invoiceAtStop, 'owed', 'ask_for_payment', 1430, 1430, 400],
    [9, '16:10', 'a bank sends it', byBank, 'owed', undefined, 1430, 1430, 400, 1030],
    [13, '09:00', 'and refuses on the fourth day', bankRefuses, 'owed', 'ask_for_payment', 1430, 1430, 400],
    [13, '12:00', 'a card pays', byCard, 'paid', 'close', 1430, 1430, 1430],
    [14, '12:00', 'a part goes back', refund, 'paid', 'close', 1430, 1400, 1400],
  ];
  for (const [day, clock, what, happens, stage, next, agreed, invoiced, paid, onItsWay = 0] of week) {
    setClock(day, clock);
    await happens();
    const owed = invoiced > 0 ? invoiced - paid - onItsWay : 0;
    expect(await seen(), what).toEqual({
      client: { agreed, owed, paid },
      // A phone has the stops of today and the next days.
      welder: { toCollect: visitId && day <= 9 ? (invoiced || agreed) - paid - onItsWay : undefined },
      office: { stage, next, owed },
      owner: { agreed, invoiced, paid },
    });
  }
}, 120_000);
