import { approvalWayLabels, type Estimate } from '@welding/domain/entities/estimate';
import { paymentSchema } from '@welding/domain/entities/payment';
import { projectSchema } from '@welding/domain/entities/project';
import { type Seal, sealOf } from '@welding/domain/money/content-hash';
import { depositDueCents, depositOnItsWayCents, unpaidDepositCents } from '@welding/domain/money/deposit';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { formatCents } from '@welding/domain/values/money';
import { ShieldAlert, ShieldCheck, Signature } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useDeskDocument, useDeskList, type WholeList, wholeListOf } from '#desk/live/use-desk-list.ts';
import { invoicesOfProject, paymentsOfProject } from '#desk/payments/ledger-of-project.ts';
import { RecordPayment } from '#desk/payments/record-payment.tsx';
import { problemWords } from '#desk/ui/desk-list-view.tsx';
import { AsOfLists } from '#shared/live-lists/as-of.tsx';
import { LoadProblem } from '#shared/live-lists/loaded-view.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { deskEstimateTexts } from './desk-estimate-texts.tsx';

/** The approval, and whether the estimate is unchanged since. */
export function ApprovalPanel({ estimate }: { estimate: Estimate }) {
  const { approval } = estimate;
  if (!approval) return null;
  const { name, signature, consent, pamphlet, at, arrivedAt, ip, userAgent, way, staff, note } = approval;
  const t = deskEstimateTexts();
  const said = signature ? t.signedBy : way === 'phone' ? t.approvedBy : t.typedBy;
  const time = formatChicagoDateTime(new Date(at));
  const circumstances = staff
    ? t.circumstancesWith(time, approvalWayLabels[way], staff.name)
    : t.circumstances(time, approvalWayLabels[way]);
  return (
    <Panel title={t.approval} icon={Signature}>
      <SealNotice estimate={estimate} />
      {signature ? (
        <img
          src={signature}
          alt={t.signatureOf(name)}
          className="max-h-40 max-w-full justify-self-start rounded-field border border-base-300 bg-white p-2"
        />
      ) : (
        <p className="wrap-anywhere text-2xl italic">{name}</p>
      )}
      <p className="wrap-anywhere">{said(<strong>{name}</strong>, circumstances)}</p>
      {note && <p className="wrap-anywhere whitespace-pre-line">{note}</p>}
      <DepositState estimate={estimate} />
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{t.agreedAndFromWhere}</summary>
        <dl className="facts">
          <div>
            <dt>{t.consent}</dt>
            <dd>{consent}</dd>
          </div>
          {estimate.homeRepair && (
            <div>
              <dt>{t.pamphlet}</dt>
              <dd>{pamphlet ? t.received : t.notConfirmed}</dd>
            </div>
          )}
          {arrivedAt && (
            <div>
              <dt>{t.arrived}</dt>
              <dd>{formatChicagoDateTime(new Date(arrivedAt))}</dd>
            </div>
          )}
          <div>
            <dt>{t.address}</dt>
            <dd>{ip}</dd>
          </div>
          <div>
            <dt>{t.browser}</dt>
            <dd>{userAgent}</dd>
          </div>
        </dl>
      </details>
    </Panel>
  );
}

function SealNotice({ estimate }: { estimate: Estimate }) {
  const t = deskEstimateTexts();
  const seal = useSeal(estimate);
  if (seal === 'broken') {
    return (
      <p role="alert" className="alert alert-error alert-soft text-base text-base-content">
        <ShieldAlert aria-hidden="true" className="size-6 shrink-0" />
        {t.sealBroken}
      </p>
    );
  }
  if (seal !== 'intact') return null;
  return (
    <p className="flex items-center gap-2">
      <ShieldCheck aria-hidden="true" className="size-5 shrink-0 text-ember" />
      {t.sealHolds}
    </p>
  );
}

/** Undefined until computed. */
function useSeal(estimate: Estimate): Seal | undefined {
  const [known, setKnown] = useState<{ readonly of: Estimate; readonly seal: Seal }>();
  useEffect(() => {
    let isCurrent = true;
    void sealOf(estimate).then((seal) => {
      if (isCurrent) setKnown({ of: estimate, seal });
    });
    return () => {
      isCurrent = false;
    };
  }, [estimate]);
  return known?.of === estimate ? known.seal : undefined;
}

const mostPayments = 1000;

/** Whether the deposit is paid, and a way to record one paid without a card. */
function DepositState({ estimate }: { estimate: Estimate }) {
  const payments = wholeListOf(
    useDeskList(
      estimate.depositAmount > 0
        ? {
            collection: 'payments',
            schema: paymentSchema,
            where: [['estimateId', '==', estimate.id]],
            limit: mostPayments,
          }
        : null,
    ),
  );
  if (payments.status === 'error') return <NotRead list={payments} />;
  if (payments.status !== 'ready') return null;
  if (unpaidDepositCents(estimate, payments.items) === 0) return <Paid />;
  return <OpenDeposit estimate={estimate} />;
}

/** The open part of the deposit, considering all money of the job. */
function OpenDeposit({ estimate }: { estimate: Estimate }) {
  const t = deskEstimateTexts();
  const { id: estimateId, projectId, clientId, number } = estimate;
  const project = useDeskDocument('projects', projectId, projectSchema);
  const payments = wholeListOf(useDeskList(paymentsOfProject(projectId)));
  const invoices = wholeListOf(useDeskList(invoicesOfProject(projectId)));
  if (payments.status === 'error') return <NotRead list={payments} />;
  if (invoices.status === 'error') return <NotRead list={invoices} />;
  if (payments.status !== 'ready' || invoices.status !== 'ready' || project.status === 'loading') return null;
  if (project.status === 'ready' && project.item.status === 'cancelled') return null;
  const ledger = {
    project: project.status === 'ready' ? project.item : undefined,
    invoices: invoices.items,
    payments: payments.items,
  };
  const dueCents = depositDueCents(estimate, ledger);
  const onItsWayCents = depositOnItsWayCents(estimate, ledger);
  const onItsWay = onItsWayCents > 0 && (
    <p className="font-semibold">{t.depositOnItsWay(formatCents(onItsWayCents))}</p>
  );
  if (dueCents === 0) return onItsWay || <Paid />;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <AsOfLists of={[payments, invoices]} />
      {onItsWay}
      <p className="font-semibold">{t.depositToCome(formatCents(dueCents))}</p>
      <RecordPayment
        label={t.recordTheDeposit}
        pays={{ projectId, clientId, estimateId }}
        title={t.depositOfEstimate(number)}
        balanceCents={dueCents}
      />
    </div>
  );
}

function Paid() {
  return <p className="font-semibold">{deskEstimateTexts().theDepositIsPaid}</p>;
}

function NotRead({ list }: { list: Extract<WholeList<unknown>, { readonly status: 'error' }> }) {
  return <LoadProblem what={deskEstimateTexts().deposit} of={list} {...problemWords()} />;
}
