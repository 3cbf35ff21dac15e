import { invoiceAtVisit } from '@welding/domain/contracts/invoices';
import { collectPaymentSchema } from '@welding/domain/entities/collected-payment';
import type { JobSheet } from '@welding/domain/entities/job-sheet';
import type { VisitInvoice } from '@welding/domain/entities/paper-link';
import { transferOnItsWayText } from '@welding/domain/entities/payment';
import { errorCodes, statusOf } from '@welding/domain/error-codes';
import { business } from '@welding/domain/values/business';
import { listOf } from '@welding/domain/values/list-of';
import { formatDollars } from '@welding/domain/values/money';
import { smsHref } from '@welding/domain/values/phone';
import { MessageSquare, QrCode } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { encode } from 'uqr';
import * as z from 'zod/mini';
import { takenCash } from '#desk/queue/not-in-sheets.ts';
import { collectedCashKind, deskQueue } from '#desk/queue/queued-kinds.ts';
import { deskCall } from '#desk/session/desk-call.ts';
import { useDeskSession } from '#desk/session/desk-session.ts';
import { DeskForm } from '#desk/ui/desk-form.tsx';
import { sendLater } from '#pwa/queue/queue-kind.ts';
import { ApiError } from '#shared/api/api-request.ts';
import { AmountField } from '#shared/form/number-field.tsx';
import { RadioField } from '#shared/form/select-field.tsx';
import { TextField } from '#shared/form/text-field.tsx';
import { useSave } from '#shared/form/use-save.ts';
import { type FormValues, useSavedForm } from '#shared/form/use-saved-form.ts';
import { serverNow } from '#shared/time/server-clock.ts';
import { Button, LinkButton } from '#shared/ui/button.tsx';
import { ProblemLine } from '#shared/ui/panel.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { useOnline } from '#shared/ui/use-online.ts';
import { type MyVisit, visitName } from './my-visits.ts';
import { noteTap } from './recent-taps.ts';
import { deskVisitTexts } from './today-texts.ts';
import { collectFormTexts } from './visit-forms-texts.tsx';

const schema = z.omit(collectPaymentSchema, { tappedAt: true, despiteTransfer: true });

const ways = [
  { value: 'cash', label: collectFormTexts().cash },
  { value: 'check', label: collectFormTexts().check },
];

type CollectFormProps = { shown: MyVisit; due: number; onDone: () => void };

/** Cash or a check collected at a visit, kept on this device until sent. */
export function CollectForm({ shown, due, onDone }: CollectFormProps) {
  const t = collectFormTexts();
  const { visit } = shown;
  const { onItsWay } = shown.sheet ?? {};
  const session = useDeskSession();
  const form = useSavedForm<FormValues<typeof schema>, z.infer<typeof schema>, void>({
    schema,
    stored: { values: { amount: due, method: 'cash', reference: undefined }, updatedAt: null },
    send: async (body, { isConfirmed }) => {
      if (session.phase !== 'signed-in') throw new Error('No one is signed in');
      if (onItsWay && !isConfirmed) throw askedAbout(onItsWay);
      const { id: personId } = session.person;
      const [named, tappedAt] = [
        { appointmentId: visit.id, visitName: visitName(shown) },
        serverNow().toISOString(),
      ];
      const taken = {
        ...named,
        ...(visit.projectId && { projectId: visit.projectId }),
        ...(visit.amountToCollect !== undefined && { asked: visit.amountToCollect }),
        collected: { ...body, tappedAt, ...(isConfirmed && { despiteTransfer: true }) },
      };
      takenCash.note(taken);
      try {
        await sendLater(deskQueue, collectedCashKind, { owner: personId, body: taken });
      } catch (error) {
        takenCash.forget([tappedAt]);
        throw error;
      }
      noteTap({ personId, of: 'collect', tapped: tappedAt, ...named });
    },
    onSent: (_, { amount }) => {
      onDone();
      void showToast({
        title: t.collected(formatDollars(amount)),
        description: t.receiptIsMailed,
      });
    },
  });
  const [amount, method] = useWatch({ control: form.control, name: ['amount', 'method'] });
  return (
    <div className="grid gap-5">
      {onItsWay && <p className="font-semibold">{deskVisitTexts().onItsWay(formatDollars(onItsWay))}</p>}
      <DeskForm
        form={form}
        action={
          typeof amount === 'number'
            ? t[method === 'check' ? 'gotByCheck' : 'gotInCash'](formatDollars(amount))
            : t.gotIt
        }
        acting={t.saving}
      >
        <AmountField form={form} name="amount" label={t.amount} />
        <RadioField form={form} name="method" label={t.paidBy} options={ways} />
        {method === 'check' && (
          <TextField form={form} name="reference" label={t.checkNumber} hint={t.optional} />
        )}
      </DeskForm>
      {visit.projectId && <PayByPhone shown={shown} />}
    </div>
  );
}

/** The API's question, asked before the money is queued, because there may be no signal. */
function askedAbout(onItsWay: number): ApiError {
  const sentence = transferOnItsWayText(formatDollars(onItsWay));
  return new ApiError(statusOf.transfer_on_its_way, sentence, undefined, errorCodes.transferOnItsWay);
}

/** A QR code for the client's phone to pay the open invoice, or a new one of the agreed amount, by card. */
function PayByPhone({ shown: { visit, sheet } }: { shown: MyVisit }) {
  const t = collectFormTexts();
  const isOnline = useOnline();
  const [invoice, setInvoice] = useState<VisitInvoice>();
  const [isAsked, setIsAsked] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const { state, save } = useSave();
  if (invoice) return <PayCode invoice={invoice} phone={visit.phone ?? sheet?.phone} />;
  const find = async () => setInvoice(await deskCall(invoiceAtVisit, { id: visit.id, body: {}, key }));
  const isClear = isAsked || sheet?.owedByInvoice === true;
  return (
    <div className="grid justify-items-start gap-2">
      {isAsked && <InvoiceToMake {...sheet?.cardInvoice} />}
      <Button
        icon={QrCode}
        look={isAsked ? 'primary' : undefined}
        isBusy={state.phase === 'saving'}
        className="held-back"
        aria-disabled={!isOnline}
        aria-describedby={noSignalId}
        onClick={() => isOnline && (isClear ? void save(find) : setIsAsked(true))}
      >
        {isAsked ? t.makeTheInvoice : t.byCard}
      </Button>
      <p id={noSignalId} role="status" className="font-semibold empty:hidden">
        {!isOnline && t.noSignal}
      </p>
      <ProblemLine>{'sentence' in state && state.sentence}</ProblemLine>
    </div>
  );
}

/** The invoice that paying by card makes. A job sheet from before this question lacks it. */
function InvoiceToMake({
  amount,
  papers = [],
  visitsLeft = 0,
}: Partial<NonNullable<JobSheet['cardInvoice']>>) {
  const t = collectFormTexts();
  return (
    <div role="status" className="grid gap-1">
      <p className="font-semibold">
        {amount === undefined ? t.makesOneOfAll : t.makesAnInvoice(formatDollars(amount), listOf(papers))}
      </p>
      {visitsLeft > 0 && <p>{t.visitsLeft(visitsLeft)}</p>}
    </div>
  );
}

const noSignalId = 'pay-by-phone-no-signal';

function PayCode({ invoice, phone = '' }: { invoice: VisitInvoice; phone: string | undefined }) {
  const t = collectFormTexts();
  const { number, total, due, link } = invoice;
  const [dollars, left] = [formatDollars(total), formatDollars(due)];
  return (
    <section aria-label={t.invoice(number)} className="grid justify-items-start gap-3">
      <p className="font-semibold">{t.invoiceToPay(number, dollars, left)}</p>
      {due > 0 && (
        <>
          <p>{t.pointCamera}</p>
          <Code text={link} />
          <LinkButton
            icon={MessageSquare}
            href={smsHref(phone, `${business.name}, ${number}, ${left}: ${link}`)}
          >
            {t.textTheLink}
          </LinkButton>
        </>
      )}
      <a href={link} className="link wrap-anywhere" target="_blank" rel="noreferrer">
        {link}
      </a>
    </section>
  );
}

/** A QR code (ISO/IEC 18004), dark on light in both themes because cameras need it. */
function Code({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={collectFormTexts().qrCode}
      viewBox={`0 0 ${size} ${size}`}
      className="w-full max-w-72 bg-white text-black"
      shapeRendering="crispEdges"
    >
      <path d={dark.join('')} fill="currentColor" />
    </svg>
  );
}
