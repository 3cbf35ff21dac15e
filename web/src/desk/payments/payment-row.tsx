import { apiPaths } from '@welding/domain/api-paths';
import { assignPayment, unassignPayment, voidPayment } from '@welding/domain/contracts/payments';
import { storedClientSchema } from '@welding/domain/entities/client';
import { localTitle } from '@welding/domain/entities/local-title';
import { arrivedAt, type Payment } from '@welding/domain/entities/payment';
import { paymentMethodName, voidPaymentSchema } from '@welding/domain/entities/payment-record';
import type { Project } from '@welding/domain/entities/project';
import { netCents } from '@welding/domain/money/balance';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { formatDollars } from '@welding/domain/values/money';
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { ClientPicker } from '#desk/client-search/client-picker.tsx';
import { useDeskDocument } from '#desk/live/use-desk-list.ts';
import { ProjectsOfClient } from '#desk/priced/projects-of-client.tsx';
import { atVersion, deskCall } from '#desk/session/desk-call.ts';
import { useIsOwner } from '#desk/session/desk-session.ts';
import { useOpenPdf } from '#desk/ui/desk-files.tsx';
import { ReasonForm } from '#desk/ui/desk-form.tsx';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { failureSentence } from '#shared/api/api-request.ts';
import { useSave } from '#shared/form/use-save.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import {
  canBeRefunded,
  canBeTakenBack,
  canBeVoided,
  isUnassigned,
  netText,
  paymentState,
} from './payment-words.ts';
import { deskPaymentsTexts } from './payments-texts.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { TakeBackButton } from './take-back-button.tsx';

type PaymentRowProps = {
  payment: Payment;
  /** The payment's purpose. Without it only the time shows. */
  children?: ReactNode;
  actions?: ReactNode;
};

export function PaymentRow({ payment, children, actions }: PaymentRowProps) {
  const state = paymentState(payment);
  const net = netText(payment);
  const paid = formatDollars(payment.amount);
  return (
    <li className="list-row-plain grid! grid-cols-[minmax(0,1fr)] gap-1!">
      <span className="flex flex-wrap justify-between gap-x-3">
        <span className="grid min-w-0 flex-1 basis-24">
          {children ?? (
            <span className="font-semibold">{formatChicagoDateTime(new Date(arrivedAt(payment)))}</span>
          )}
          {state && <span className="font-semibold text-sm">{state}</span>}
        </span>
        <span className="ml-auto grid content-start justify-items-end gap-1">
          <span className="font-semibold text-lg tabular-nums">{net}</span>
          {net !== paid && payment.kind !== 'refund' && (
            <span className="text-sm">
              {deskPaymentsTexts().ofPaid(<s className="tabular-nums">{paid}</s>)}
            </span>
          )}
        </span>
      </span>
      <span className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="wrap-anywhere min-w-0 flex-[1_1_6rem] text-sm text-base-content/80">
          {paymentMethodName(payment)}
          {payment.note && ` · ${payment.note}`}
        </span>
        {actions}
      </span>
    </li>
  );
}

type PaymentActionsProps = {
  payment: Payment;
  /** Cents of its project without a purpose. */
  looseCents?: number;
};

export function PaymentActions({ payment, looseCents = 0 }: PaymentActionsProps) {
  const t = deskPaymentsTexts();
  const [asked, setAsked] = useState<'assign' | 'refund' | 'void'>();
  const isOwner = useIsOwner();
  const close = () => setAsked(undefined);
  const button = (what: NonNullable<typeof asked>, label: string) => (
    <Button look="ghost" aria-haspopup="dialog" onClick={() => setAsked(what)}>
      {label} …
    </Button>
  );
  return (
    <span className="-mr-4 ml-auto flex flex-wrap justify-end">
      <ReceiptButton payment={payment} />
      {(isUnassigned(payment) || (looseCents > 0 && netCents(payment) > 0)) && button('assign', t.assign)}
      {canBeTakenBack(payment) && <TakeBackButton payment={payment} />}
      {isOwner && canBeRefunded(payment) && button('refund', t.refund)}
      {isOwner && canBeVoided(payment) && button('void', t.voidIt)}
      <AssignDialog payment={asked === 'assign' ? payment : null} onClose={close} />
      <RefundDialog
        payment={asked === 'refund' ? payment : null}
        overpaidCents={looseCents}
        onClose={close}
      />
      <VoidPaymentDialog payment={asked === 'void' ? payment : null} onClose={close} />
    </span>
  );
}

function ReceiptButton({ payment: { id, status } }: { payment: Payment }) {
  const { isLoading, open } = useOpenPdf(apiPaths.receiptPdf(id), `receipt-${id}`);
  if (status !== 'succeeded' && status !== 'refunded') return null;
  return (
    <Button look="ghost" aria-disabled={isLoading} onClick={open}>
      {deskPaymentsTexts().receipt}
    </Button>
  );
}

/**
 * Assigns a payment to a client and project.
 * @param payment null while closed
 */
function AssignDialog({ payment, onClose }: { payment: Payment | null; onClose: () => void }) {
  return (
    <Dialog open={payment !== null} onClose={onClose} title={deskPaymentsTexts().whosePaymentIsThis}>
      {payment && <AssignSteps key={payment.id} payment={payment} onDone={onClose} />}
    </Dialog>
  );
}

function AssignSteps({ payment, onDone }: { payment: Payment; onDone: () => void }) {
  const t = deskPaymentsTexts();
  const [picked, setPicked] = useState<string>();
  const [project, setProject] = useState<Project>();
  const { state, save } = useSave();
  // A client who was deleted, as the undo of an import does, no longer has the payment.
  const owner = useDeskDocument('clients', payment.clientId || undefined, storedClientSchema);
  const isFree = payment.clientId === '' || owner.status === 'missing';
  const clientId = isFree ? picked : payment.clientId;
  const assign = async ({ id: projectId, title, clientId: ofProject }: Project) => {
    const assigned = await deskCall(assignPayment, atVersion(payment, { clientId: ofProject, projectId }));
    const undo = async () => {
      try {
        await deskCall(unassignPayment, atVersion(assigned));
      } catch (error) {
        void showToast({ title: t.notUndone, description: failureSentence(error) });
      }
    };
    void showToast({
      title: t.countsFor(formatDollars(payment.amount), localTitle(title)),
      action: { label: t.undo, onAction: () => void undo() },
    });
  };
  return (
    <div className="grid gap-4">
      <p>{t.cameWithoutPurpose(formatDollars(payment.amount))}</p>
      {isFree && (
        <ClientPicker
          clientId={picked}
          error={undefined}
          onChoose={(client) => {
            setPicked(client?.id);
            setProject(undefined);
          }}
        />
      )}
      {clientId && (
        <ProjectsOfClient clientId={clientId} chosenId={project?.id ?? ''} onChoose={setProject} />
      )}
      <SaveProblem state={state} />
      <Button
        look="primary"
        large
        aria-disabled={!project || state.phase === 'saving'}
        className="held-back"
        onClick={() => project && void save(() => assign(project)).then((isDone) => isDone && onDone())}
      >
        {project ? t.countItFor(localTitle(project.title)) : t.chooseProjectFirst}
      </Button>
    </div>
  );
}

const reasonSchema = z.pick(voidPaymentSchema, { reason: true });

/**
 * Voids a wrongly recorded payment.
 * @param payment null while closed
 */
function VoidPaymentDialog({ payment, onClose }: { payment: Payment | null; onClose: () => void }) {
  return (
    <Dialog open={payment !== null} onClose={onClose} title={deskPaymentsTexts().voidAPayment}>
      {payment && <VoidForm payment={payment} onDone={onClose} />}
    </Dialog>
  );
}

function VoidForm({ payment, onDone }: { payment: Payment; onDone: () => void }) {
  const t = deskPaymentsTexts();
  const send = async (reason: string) => {
    await deskCall(voidPayment, atVersion(payment, { reason }));
  };
  return (
    <ReasonForm
      hint={t.keptInTheHistory}
      schema={reasonSchema}
      draft={`void-payment-${payment.id}`}
      action={t.voidPayment}
      onSend={send}
      onDone={onDone}
    >
      <p>{t.voidExplained(formatDollars(payment.amount))}</p>
    </ReasonForm>
  );
}
