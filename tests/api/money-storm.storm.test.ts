import { askedCents } from '@welding/domain/entities/invoice';
import { balanceOf, carriedCents } from '@welding/domain/money/balance';
import { projectAccount } from '@welding/domain/money/project-account';
import { dollarsToCents } from '@welding/domain/values/money';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { listInvoicesOfProject } from '../../functions/src/invoices/invoices.ts';
import { listPaymentsOfProject } from '../../functions/src/payments/payments.ts';
import { findProject } from '../../functions/src/projects/projects.ts';
import { Refusal } from '../../functions/src/refusal.ts';
import { configureFunctions } from '../support/configure-functions.ts';
import { anyStormRound, openingRounds, type StormStep } from '../support/money-storm-steps.ts';
import type { PlainLedger } from '../support/plain-ledger.ts';
import { invoiceNumbers } from './money.ts';
import { MoneyStorm } from './money-storm.ts';

beforeAll(() => configureFunctions());

/** `STORM_SEED=123` runs another storm than the usual three. */
const seeds = process.env['STORM_SEED']?.split(',').map(Number) ?? [20_261_122, 540, 98_750];

const steps = 72;
const longest = 240_000;

test.each(seeds)(
  'concurrent steps leave the books of exactly the steps that succeeded (%i)',
  { timeout: longest },
  async (seed) => {
    const storm = await MoneyStorm.begin();
    const rounds = roundsOf(seed);
    const told: string[] = [];
    let [done, refused] = [0, 0];
    /** The result for a person or Stripe: done, too much, too late, or changed meanwhile. */
    const attempt = async (step: StormStep): Promise<string> => {
      try {
        await storm.do(step);
        done += 1;
        return `${JSON.stringify(step)} done`;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        refused += 1;
        return `${JSON.stringify(step)} refused: ${error.message}`;
      }
    };

    let before = await booksOf(storm);
    expect(before).toEqual(expected(storm.ledger, before.ofRefunds));
    for (const [index, round] of rounds.entries()) {
      const [only, ...others] = round;
      const { forgivenCents } = storm.ledger;
      // The result of a single step is predictable.
      const sure = only && others.length === 0 ? foretold(only, storm.ledger, before) : undefined;
      told.push(`${index + 1}. ${(await Promise.all(round.map(attempt))).join(', ')}`);
      await storm.tellAgain();
      const after = await booksOf(storm);
      const where = `Seed ${seed}\n${told.join('\n')}`;
      expect(after, where).toEqual(expected(storm.ledger, after.ofRefunds));
      const lowered = after.creditedByRefunds - before.creditedByRefunds;
      expect(lowered, where).toBeGreaterThanOrEqual(0);
      expect(lowered, where).toBeLessThanOrEqual(storm.ledger.forgivenCents - forgivenCents);
      if (index < openingRounds.length) expect(told.at(-1), where).toMatch(/done$/);
      if (sure?.isRefused) expect(told.at(-1), where).toContain('refused');
      if (sure && storm.ledger.forgivenCents > forgivenCents) expect(lowered, where).toBe(sure.lowered);
      before = after;
    }
    expect(done, told.join('\n')).toBeGreaterThan(refused);
  },
);

test('invoice numbers have no gaps and no duplicates', async () => {
  const numbers = await invoiceNumbers();
  expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
});

/** Rounds with this many steps in all. */
function roundsOf(seed: number): StormStep[][] {
  let left = steps;
  const rounds = [...openingRounds, ...fc.sample(anyStormRound, { seed, numRuns: steps })];
  return rounds.flatMap((round) => {
    const taken = round.slice(0, left);
    left -= taken.length;
    return taken.length > 0 ? [taken] : [];
  });
}

type Books = Awaited<ReturnType<typeof booksOf>>;

/** The stored sums, in cents. */
async function booksOf({ project: { id } }: MoneyStorm) {
  const [project, invoices, payments] = await Promise.all([
    findProject(id),
    listInvoicesOfProject(id),
    listPaymentsOfProject(id),
  ]);
  if (!project) throw new Error('The project is gone');
  const { invoicedCents, receivedCents, balanceCents } = balanceOf(invoices, payments);
  const sent = invoices.filter(({ onPortal }) => onPortal);
  const sum = (field: 'balance' | 'paid') =>
    sent.reduce((all, invoice) => all + dollarsToCents(invoice[field]), 0);
  const byRefunds = (of: typeof sent) =>
    of
      .flatMap(({ credits }) => credits)
      .filter(({ paymentId }) => paymentId)
      .reduce((all, { amount }) => all + dollarsToCents(amount), 0);
  const { basis, balanceCents: shown } = projectAccount(project, payments, invoices);
  const isUnsound = ({ balance, paid, status }: (typeof sent)[number]) =>
    balance < 0 || paid < 0 || (status === 'paid' && balance !== 0);
  return {
    agreed: dollarsToCents(project.agreedTotal ?? 0),
    invoiced: invoicedCents,
    received: receivedCents,
    balance: balanceCents,
    /** While every invoice is void, the agreed total is shown instead. */
    shown: basis === 'invoiced' ? shown : balanceCents,
    owed: sum('balance'),
    asked: sent.reduce((all, invoice) => all + askedCents(invoice), 0),
    paid: sum('paid'),
    carried: payments.reduce((all, payment) => all + carriedCents(payment), 0),
    unsound: sent.filter(isUnsound),
    ofRefunds: byRefunds(sent.filter(({ status }) => status !== 'void')),
    creditedByRefunds: byRefunds(sent),
  };
}

/** The same sums by the plain ledger. No credit remains while an invoice is open. */
function expected(ledger: PlainLedger, ofRefunds: number): Partial<Books> {
  const [invoiced, received] = [ledger.invoiced(ofRefunds), ledger.received()];
  return {
    agreed: ledger.agreed(),
    invoiced,
    received,
    balance: invoiced - received,
    shown: invoiced - received,
    owed: Math.max(0, invoiced - received),
    /** No invoice asks for money on its way. */
    asked: Math.max(0, invoiced - received - ledger.onItsWayCents()),
    paid: Math.min(invoiced, received),
    carried: ledger.carried(),
    unsound: [],
    ofRefunds,
    creditedByRefunds: expect.any(Number),
  };
}

/** The predictable result of a single step. */
function foretold(step: StormStep, ledger: PlainLedger, { ofRefunds, invoiced }: Books) {
  const isAbove = step.kind === 'invoice' && !step.aboveAgreed && invoiced + step.cents > ledger.agreed();
  const isBelowNothing = step.kind === 'change_order' && ledger.agreed() + step.cents < 0;
  return {
    isRefused: isAbove || isBelowNothing,
    lowered: step.kind === 'refund' && step.lowerBill ? ledger.fallOfPaid(step.cents, ofRefunds) : 0,
  };
}
