import { type CollectPayment, collectPaymentSchema } from '@welding/domain/entities/collected-payment';
import { formatDollars } from '@welding/domain/values/money';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { collectedCashKind } from '#desk/queue/collected-cash-kind.ts';
import { deskQueue } from '#desk/queue/desk-queue.ts';
import { useDeskSession } from '#desk/session/desk-session.ts';
import { DeskForm } from '#desk/ui/form/desk-form.tsx';
import { AmountField } from '#desk/ui/form/number-field.tsx';
import { RadioField } from '#desk/ui/form/radio-field.tsx';
import { TextField } from '#desk/ui/form/text-field.tsx';
import { type FormValues, useDeskForm } from '#desk/ui/form/use-desk-form.ts';
import { sendLater } from '#pwa/queue/send-later.ts';
import { serverNow } from '#shared/time/server-clock.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { collectFormTexts } from './collect-form-texts.ts';
import type { MyVisit } from './my-visits.ts';
import { PayByPhone } from './pay-by-phone.tsx';
import { noteTap } from './recent-taps.ts';
import { forgetCash, noteCash } from './taken-cash.ts';
import { visitName } from './visit-name.ts';

const schema = z.omit(collectPaymentSchema, { tappedAt: true });

const ways = [
  { value: 'cash', label: collectFormTexts().cash },
  { value: 'check', label: collectFormTexts().check },
];

type CollectFormProps = { shown: MyVisit; due: number; onDone: () => void };

/** Cash or a check that is handed over at a visit; kept on this device until there is a signal. */
export function CollectForm({ shown, due, onDone }: CollectFormProps) {
  const { visit } = shown;
  const session = useDeskSession();
  const form = useDeskForm<FormValues<typeof schema>, Omit<CollectPayment, 'tappedAt'>, void>({
    schema,
    stored: { values: { amount: due, method: 'cash', reference: undefined }, updatedAt: null },
    send: async (body) => {
      if (session.phase !== 'signed-in') throw new Error('No one is signed in');
      const { id: personId } = session.person;
      const [named, tappedAt] = [
        { appointmentId: visit.id, visitName: visitName(shown) },
        serverNow().toISOString(),
      ];
      const taken = {
        ...named,
        ...(visit.projectId && { projectId: visit.projectId }),
        ...(visit.amountToCollect !== undefined && { asked: visit.amountToCollect }),
        collected: { ...body, tappedAt },
      };
      // Before it can be sent, so that no job sheet is asked for in between.
      noteCash(taken);
      try {
        await sendLater(deskQueue, collectedCashKind, { owner: personId, body: taken });
      } catch (error) {
        forgetCash([tappedAt]);
        throw error;
      }
      noteTap({ personId, of: 'collect', tapped: tappedAt, ...named });
    },
    onSent: (_, { amount }) => {
      onDone();
      void showToast({
        title: collectFormTexts().collected(formatDollars(amount)),
        description: collectFormTexts().receiptIsMailed,
      });
    },
  });
  const [amount, method] = useWatch({ control: form.control, name: ['amount', 'method'] });
  return (
    <div className="grid gap-5">
      <DeskForm
        form={form}
        action={
          typeof amount === 'number'
            ? collectFormTexts()[method === 'check' ? 'gotByCheck' : 'gotInCash'](formatDollars(amount))
            : collectFormTexts().gotIt
        }
        acting={collectFormTexts().saving}
      >
        <AmountField form={form} name="amount" label={collectFormTexts().amount} />
        <RadioField form={form} name="method" label={collectFormTexts().paidBy} options={ways} />
        {method === 'check' && (
          <TextField
            form={form}
            name="reference"
            label={collectFormTexts().checkNumber}
            hint={collectFormTexts().optional}
          />
        )}
      </DeskForm>
      {visit.projectId && <PayByPhone projectId={visit.projectId} />}
    </div>
  );
}
