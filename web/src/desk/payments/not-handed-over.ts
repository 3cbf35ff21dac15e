import { arrivedAt } from '@welding/domain/entities/arrived-at';
import type { Payment } from '@welding/domain/entities/payment';
import { storedPaymentSchema } from '@welding/domain/entities/stored-payment';
import { carriedCents } from '@welding/domain/money/carried-cents';
import { formatCents } from '@welding/domain/values/money';
import type { DeskQuery } from '#desk/live/desk-query.ts';
import { carriedTexts } from './carried-texts.ts';

/** Cash and checks that were collected on site and that the business does not have yet; refunded whole they are nowhere. */
export const notHandedOver: DeskQuery<Payment> = {
  collection: 'payments',
  schema: storedPaymentSchema,
  where: [
    ['handedOver', '==', false],
    ['status', '==', 'succeeded'],
  ],
  limit: 1000,
};

/** What somebody of the staff has of the business. */
export type Carried = {
  readonly id: string;
  readonly name: string;
  readonly cents: number;
  /** The oldest first. */
  readonly payments: readonly Payment[];
};

/** What is not handed over, by who has it, whoever has had some of it longest first. */
export function byCollector(payments: readonly Payment[]): Carried[] {
  const inOrder = payments.toSorted((one, other) => (arrivedAt(one) < arrivedAt(other) ? -1 : 1));
  return [...Map.groupBy(inOrder, ({ collectedBy }) => collectedBy?.id)].flatMap(([id, theirs]) => {
    const name = theirs.at(-1)?.collectedBy?.name;
    if (id === undefined || name === undefined) return [];
    const cents = theirs.reduce((sum, payment) => sum + carriedCents(payment), 0);
    return [{ id, name, cents, payments: theirs }];
  });
}

/** What is not handed over in a few words: With Wes: $540.00, or the sum where several have some of it. */
export function carriedText(payments: readonly Payment[]): string {
  const [first, ...others] = byCollector(payments);
  if (!first) return '';
  if (others.length === 0) return carriedTexts().with(first.name, formatCents(first.cents));
  return formatCents(others.reduce((sum, { cents }) => sum + cents, first.cents));
}
