import { arrivedAt } from '@welding/domain/entities/arrived-at';
import type { Payment } from '@welding/domain/entities/payment';
import { paymentMethodName } from '@welding/domain/entities/payment-record';
import { carriedCents } from '@welding/domain/money/carried-cents';
import { returnedCents } from '@welding/domain/money/net-cents';
import { deskPaths } from '@welding/domain/paths';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { formatCents, formatDollars } from '@welding/domain/values/money';
import { Link } from 'react-router';
import { RowsWithClients } from '#desk/ui/with-clients.tsx';
import { carriedTexts } from './carried-texts.ts';
import { HandOverButton } from './hand-over-button.tsx';
import { byCollector, type Carried } from './not-handed-over.ts';
import { canBeTakenBack } from './payment-words.ts';
import { TakeBackButton } from './take-back-button.tsx';

/** What was collected on site and not handed over, by who has it. */
export function CarriedMoney({ payments }: { payments: readonly Payment[] }) {
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
