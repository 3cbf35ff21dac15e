import { unrecordedPaymentSchema } from '@welding/domain/entities/collected-payment';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { Waiting } from '#desk/ui/waiting.tsx';
import { paymentStateTexts } from './payments-texts.tsx';

const most = 20;

/** Stripe payments that could not be recorded, with the reason; nothing without any. */
export function UnrecordedPayments() {
  const t = paymentStateTexts();
  const payments = useDeskList({
    collection: 'unrecordedPayments',
    schema: unrecordedPaymentSchema,
    order: ['createdAt', 'desc'],
    limit: most,
  });
  return (
    <Waiting title={t.notRecorded} list={payments}>
      {(items) => (
        <ul className="grid gap-2">
          {items.map(({ id, sentence, createdAt }) => (
            <li key={id} className="list-row-plain">
              <span className="grid min-w-0 grow basis-40">
                <span className="font-semibold wrap-anywhere">{sentence}.</span>
                <span className="text-base-content/75 wrap-anywhere">
                  {t.atStripe(formatChicagoDateTime(new Date(createdAt)), id)}
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Waiting>
  );
}
