import { handOverPayment } from '@welding/domain/contracts/payments';
import { arrivedAt, type Payment, paymentSchema } from '@welding/domain/entities/payment';
import { paymentMethodName } from '@welding/domain/entities/payment-record';
import { carriedCents, returnedCents } from '@welding/domain/money/balance';
import { deskPaths } from '@welding/domain/paths';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { formatCents, formatDollars } from '@welding/domain/values/money';
import { Link } from 'react-router';
import type { DeskQuery } from '#desk/live/use-desk-list.ts';
import { atVersion, deskCall } from '#desk/session/desk-call.ts';
import { ConfirmButton } from '#desk/ui/action-button.tsx';
import { RowsWithClients } from '#desk/ui/with-clients.tsx';
import type { Complete } from '#shared/live-lists/complete.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { canBeTakenBack } from './payment-words.ts';
import { carriedTexts } from './payments-texts.tsx';
import { TakeBackButton } from './take-back-button.tsx';

/** Money collected on site and not handed over, by holder. */
export function CarriedMoney({ payments }: { payments: Complete<Payment> }) {
  return byCollector(payments).map((carried) => <WithPerson key={carried.id} {...carried} />);
}

function WithPerson({ name, cents, payments }: Carried) {
  const title = carriedTexts().with(name, formatCents(cents));
  return (
    <section aria-label={title} className="grid gap-2">
      <h3 className="text-lg font-bold wrap-anywhere">{title}</h3>
      <RowsWithClients items={payments}>
        {(payment, of) => (
          <div className="list-row-plain flex-wrap">
            <span className="grid min-w-0 grow basis-40">
              {payment.projectId ? (
                <Link
                  to={deskPaths.project(payment.projectId)}
                  className="link inline-flex min-h-11 items-center font-semibold wrap-anywhere"
                >
                  {of}
                </Link>
              ) : (
                <span className="font-semibold wrap-anywhere">{of}</span>
              )}
              <span className="text-sm text-base-content/75 wrap-anywhere">
                {[
                  paymentMethodName(payment),
                  payment.note,
                  refundedText(payment),
                  formatChicagoDateTime(new Date(arrivedAt(payment))),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span className="font-semibold tabular-nums">{formatCents(carriedCents(payment))}</span>
            <HandOverButton payment={payment} from={name} of={of} />
            {canBeTakenBack(payment) && <TakeBackButton payment={payment} of={of} />}
          </div>
        )}
      </RowsWithClients>
    </section>
  );
}

function refundedText(payment: Payment): string | undefined {
  const cents = returnedCents(payment);
  return cents > 0
    ? carriedTexts().partRefunded(formatCents(cents), formatDollars(payment.amount))
    : undefined;
}

type HandOverButtonProps = {
  payment: Payment;
  from: string;
  of: string;
};

function HandOverButton({ payment, from, of }: HandOverButtonProps) {
  const t = carriedTexts();
  const amount = formatCents(carriedCents(payment));
  const handOver = async () => {
    await deskCall(handOverPayment, atVersion(payment));
    void showToast({
      title: t.nowHandedOver(amount),
      description: t.noLongerWith(from),
    });
  };
  return (
    <ConfirmButton
      label={t.handedOver}
      of={t.amountOfFrom(amount, of, from)}
      title={t.handedOverQuestion}
      question={payment.method === 'check' ? t.youHaveCheck(amount, from) : t.youHaveCash(amount, from)}
      yes={t.yesIHaveIt}
      act={handOver}
    />
  );
}

/** Cash and checks collected on site and not handed over. Fully refunded ones do not count. */
export const notHandedOver: DeskQuery<Payment> = {
  collection: 'payments',
  schema: paymentSchema,
  where: [
    ['handedOver', '==', false],
    ['status', '==', 'succeeded'],
  ],
  limit: 1000,
};

type Carried = {
  readonly id: string;
  readonly name: string;
  readonly cents: number;
  /** Oldest first. */
  readonly payments: readonly Payment[];
};

/** Grouped by holder; the longest held first. */
export function byCollector(payments: readonly Payment[]): Carried[] {
  const inOrder = payments.toSorted((one, other) => (arrivedAt(one) < arrivedAt(other) ? -1 : 1));
  return [...Map.groupBy(inOrder, ({ collectedBy }) => collectedBy?.id)].flatMap(([id, theirs]) => {
    const name = theirs.at(-1)?.collectedBy?.name;
    if (id === undefined || name === undefined) return [];
    const cents = theirs.reduce((sum, payment) => sum + carriedCents(payment), 0);
    return [{ id, name, cents, payments: theirs }];
  });
}

/** For example With Wes: $540.00, or the sum for several holders. */
export function carriedText(payments: readonly Payment[]): string {
  const [first, ...others] = byCollector(payments);
  if (!first) return '';
  if (others.length === 0) return carriedTexts().with(first.name, formatCents(first.cents));
  return formatCents(others.reduce((sum, { cents }) => sum + cents, first.cents));
}
