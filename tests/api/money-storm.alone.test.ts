import { newEstimateSchema } from '@welding/domain/entities/estimate-requests';
import type { Invoice } from '@welding/domain/entities/invoice';
import { newInvoiceSchema } from '@welding/domain/entities/invoice-requests';
import { actorOf } from '@welding/domain/entities/staff';
import { balanceOf } from '@welding/domain/money/balance';
import { dollarsToCents } from '@welding/domain/values/money';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { approveByPhone } from '../../functions/src/actions/approve-at-desk.ts';
import { recordReceivedPayment } from '../../functions/src/actions/record-received-payment.ts';
import { refundPayment } from '../../functions/src/actions/refund-payment.ts';
import { sendEstimate } from '../../functions/src/actions/send-estimate.ts';
import { createEstimate } from '../../functions/src/actions/write-estimate.ts';
import {
  createInvoice,
  creditInvoice,
  sendInvoice,
  voidInvoice,
} from '../../functions/src/actions/write-invoice.ts';
import { listInvoicesOfProject } from '../../functions/src/data/invoices.ts';
import { listPaymentsOfProject } from '../../functions/src/data/payments.ts';
import { findProject } from '../../functions/src/data/projects.ts';
import { syncPayment } from '../../functions/src/payments/sync-payment.ts';
import { Refusal } from '../../functions/src/refusal.ts';
import { configureFunctions } from '../support/configure-functions.ts';
import { createTestClient, createTestProject } from '../support/sample.ts';
import { createTestStaff } from '../support/staff.ts';
import { estimateBody, invoiceBody, invoiceNumbers } from './money.ts';
import { silentIntent, tryToPay } from './silent-intent.ts';

beforeAll(() => configureFunctions());

/** What two of the staff and Stripe do to the money of one project, at the same time. */
const anyStep = fc.oneof(
  fc.record({
    kind: fc.constant('cash' as const),
    cents: fc.integer({ min: 100, max: 9_000 }),
    at: fc.nat(),
  }),
  fc.record({ kind: fc.constant('card' as const), at: fc.nat() }),
  fc.record({
    kind: fc.constant('refund' as const),
    cents: fc.integer({ min: 1, max: 9_000 }),
    at: fc.nat(),
    lowerBill: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('credit' as const),
    cents: fc.integer({ min: 1, max: 4_000 }),
    at: fc.nat(),
  }),
  fc.record({ kind: fc.constant('void' as const), at: fc.nat() }),
  fc.record({ kind: fc.constant('invoice' as const), cents: fc.integer({ min: 100, max: 20_000 }) }),
  fc.record({ kind: fc.constant('event_again' as const), at: fc.nat() }),
  fc.record({ kind: fc.constant('change_order' as const), cents: fc.integer({ min: 100, max: 9_000 }) }),
);
type Step = typeof anyStep extends fc.Arbitrary<infer Known> ? Known : never;

test('whatever comes at once, every invoice and the balance are those of what was done', async () => {
  const [owner, client] = await Promise.all([createTestStaff('owner'), createTestClient()]);
  const project = await createTestProject(client);
  const actor = actorOf(owner);
  const intents: string[] = [];
  /** The slow ledger: whole cents asked and received, by what was done without a refusal. */
  let asked = 0;
  let received = 0;
  let agreed = 0;
  /** Cents that went back and are not to be owed again: the most that credit notes of refunds may come to. */
  let forgiven = 0;
  const send = async (cents: number) => {
    const body = newInvoiceSchema.parse(invoiceBody(project, cents / 100));
    const { id } = await createInvoice(body, { actor, once: undefined });
    await sendInvoice(id, { updatedAt: null, aboveAgreed: true }, actor);
    asked += cents;
  };
  /** Sends an estimate, or a change order of `changeOf`, and approves it by phone. */
  const agree = async (cents: number, changeOf?: string) => {
    const lines = [{ kind: 'labor', description: 'Welding', quantity: 1, unitPrice: cents / 100 }];
    const body = { ...estimateBody(project), lines, deposit: undefined, ...(changeOf && { changeOf }) };
    const { id } = await createEstimate(newEstimateSchema.parse(body), { actor, once: undefined });
    const { updatedAt = null } = await sendEstimate(id, null, actor);
    const said = { name: 'Jordan Example', note: 'Called at noon', updatedAt };
    await approveByPhone(id, said, { staff: owner, ip: '', peer: '', userAgent: '' });
    agreed += cents;
    return id;
  };
  const signed = await agree(50_000);
  await Promise.all([10_000, 5_000, 12_345].map(send));

  const pick = <Entity>(list: readonly Entity[], at: number) => list[at % list.length];
  const open = async () =>
    (await listInvoicesOfProject(project.id, 200)).filter(({ status }) => status !== 'void');
  const carryOut = async (step: Step): Promise<void> => {
    switch (step.kind) {
      case 'invoice':
        return await send(step.cents);
      case 'change_order':
        await agree(step.cents, signed);
        return;
      case 'card': {
        const invoiceId = pick(await open(), step.at)?.id;
        const metadata = { clientId: client.id, projectId: project.id, ...(invoiceId && { invoiceId }) };
        const id = await silentIntent({ amount: 2_500, metadata });
        await tryToPay(id);
        received += 2_500;
        intents.push(id);
        // The event, and once more.
        await Promise.all([syncPayment(id), syncPayment(id)]);
        return;
      }
      case 'event_again': {
        const id = pick(intents, step.at);
        if (id) await syncPayment(id);
        return;
      }
      case 'cash': {
        const invoiceId = pick(await open(), step.at)?.id;
        if (!invoiceId) return;
        await recordReceivedPayment(
          { invoiceId, amount: step.cents / 100, method: 'cash' },
          owner,
          undefined,
        );
        received += step.cents;
        return;
      }
      case 'refund': {
        const payment = pick(await listPaymentsOfProject(project.id), step.at);
        if (!payment) return;
        const { cents, lowerBill } = step;
        const body = { amount: cents / 100, reason: 'Storm', lowerBill };
        await refundPayment(payment.id, body, actor, undefined);
        received -= cents;
        if (lowerBill) forgiven += cents;
        return;
      }
      case 'credit':
      case 'void': {
        const invoice = pick(await open(), step.at);
        if (!invoice) return;
        const { id, updatedAt = null } = invoice;
        const change = { updatedAt, reason: 'Storm' };
        if (step.kind === 'credit') {
          await creditInvoice(id, { ...change, amount: step.cents / 100 }, actor);
          asked -= step.cents;
        } else {
          const { total, credited } = await voidInvoice(id, change, actor);
          asked -= dollarsToCents(total) - dollarsToCents(credited);
        }
      }
    }
  };
  /** What a person or Stripe would be told: too much, too late, or changed meanwhile. */
  let refused = 0;
  const attempt = async (step: Step): Promise<void> => {
    try {
      await carryOut(step);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused += 1;
    }
  };

  const seed = 20_261_122;
  const steps = fc.sample(anyStep, { seed, numRuns: 42 });
  for (let first = 0; first < steps.length; first += 6) {
    await Promise.all(steps.slice(first, first + 6).map(attempt));
  }

  expect(refused).toBeLessThan(steps.length / 2);
  const [stored, payments] = await Promise.all([
    listInvoicesOfProject(project.id, 200),
    listPaymentsOfProject(project.id),
  ]);
  const { invoicedCents, receivedCents, balanceCents } = balanceOf(stored, payments);
  expect(await findProject(project.id)).toMatchObject({ agreedTotal: agreed / 100 });
  const ofRefunds = stored
    .flatMap(({ credits }) => credits)
    .filter(({ paymentId }) => paymentId)
    .reduce((sum, { amount }) => sum + dollarsToCents(amount), 0);
  expect([invoicedCents, receivedCents]).toEqual([asked - ofRefunds, received]);
  expect(ofRefunds).toBeGreaterThan(0);
  expect(ofRefunds).toBeLessThanOrEqual(forgiven);
  const sum = (field: 'balance' | 'paid') =>
    stored.reduce((all: number, invoice: Invoice) => all + dollarsToCents(invoice[field]), 0);
  // Nothing is left over while an invoice still asks.
  expect(sum('balance')).toBe(Math.max(0, balanceCents));
  expect(sum('paid')).toBe(Math.min(invoicedCents, receivedCents));
  for (const { balance, paid, status } of stored) {
    expect(Math.min(balance, paid)).toBeGreaterThanOrEqual(0);
    if (status === 'paid') expect(balance).toBe(0);
  }
  const numbers = await invoiceNumbers();
  expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
});
