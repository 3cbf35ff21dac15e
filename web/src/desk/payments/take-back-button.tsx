import type { Payment } from '@welding/domain/entities/payment';
import { formatDollars } from '@welding/domain/values/money';
import { Undo2 } from 'lucide-react';
import { DialogButton } from '#desk/ui/dialog-button.tsx';
import { Spinner } from '#shared/ui/button.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import type { TakenAtVisit } from './payment-words.ts';
import { takeBackTexts } from './payments-texts.tsx';

const TakeBackForm = lazyPart(async () => (await import('./take-back-form.tsx')).TakeBackForm, {
  waiting: <Spinner label={takeBackTexts().loadingTheForm} className="size-10 text-ember" />,
});

type TakeBackButtonProps = {
  payment: Payment & TakenAtVisit;
  /** The client's name, if several paid. */
  of?: string;
};

/** Undoes a collected payment, with a reason. */
export function TakeBackButton({ payment, of }: TakeBackButtonProps) {
  const t = takeBackTexts();
  const amount = formatDollars(payment.amount);
  return (
    <DialogButton
      label={t.takeBack}
      of={of ? t.amountOf(amount, of) : amount}
      icon={Undo2}
      look="ghost"
      title={t.takeBackQuestion}
    >
      {(close) => <TakeBackForm payment={payment} onDone={close} />}
    </DialogButton>
  );
}
