import { randomUUID } from 'node:crypto';
import type { AuditEntry } from '@welding/domain/entities/audit-entry';
import type { Payment } from '@welding/domain/entities/payment';
import type { Quote } from '@welding/domain/entities/quote';
import { type Staff, type StaffRole, staffRoles } from '@welding/domain/entities/staff';
import { payments } from '../../functions/src/payments/payments.ts';
import { quotes } from '../../functions/src/requests/quotes.ts';
import { latestChanges } from '../../functions/src/store/audit.ts';
import { aPayment, aQuote } from './entities.ts';
import { stackAddresses } from './stack.ts';
import { createTestStaff, deactivate, staffToken } from './staff.ts';

export type DeskPeople = {
  readonly people: Record<StaffRole, Staff>;
  readonly tokens: Record<StaffRole | 'deactivated', string>;
};

/** A person of each role with a token, and the token of an owner with a closed account. */
export async function deskPeople(): Promise<DeskPeople> {
  const members = await Promise.all(staffRoles.map((role) => createTestStaff(role)));
  const closed = await createTestStaff('owner');
  const [owner, office, welder] = members;
  if (!owner || !office || !welder) throw new Error('A role is missing');
  const tokens = {
    owner: await staffToken(owner),
    office: await staffToken(office),
    welder: await staffToken(welder),
    deactivated: await staffToken(closed),
  };
  await deactivate(closed);
  return { people: { owner, office, welder }, tokens };
}

/** A request from the site, with its own email. */
export async function createTestQuote(overrides: Partial<Quote> = {}): Promise<Quote> {
  stackAddresses();
  const id = randomUUID();
  const quote = aQuote({
    id,
    email: `dana-${id}@example.com`,
    createdAt: new Date().toISOString(),
    ...overrides,
  });
  await (await quotes()).doc(quote.id).set(quote);
  return quote;
}

/** A received card payment. */
export async function createTestPayment(
  clientId: string,
  overrides: Partial<Payment> = {},
): Promise<Payment> {
  stackAddresses();
  const id = `pi_${randomUUID()}`;
  const now = new Date().toISOString();
  const payment = aPayment({
    id,
    clientId,
    amount: 250,
    stripePaymentIntentId: id,
    paidAt: now,
    createdAt: now,
    ...overrides,
  });
  await (await payments()).doc(payment.id).set(payment);
  return payment;
}

/** The history of one entity, oldest first. */
export async function historyOf(entityId: string): Promise<AuditEntry[]> {
  return (await latestChanges(entityId, 50)).toReversed();
}
