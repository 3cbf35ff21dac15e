import { changeEstimate, discardEstimate, sendEstimate } from '@welding/domain/contracts/estimates';
import { type Estimate, estimateSchema, estimateTitle } from '@welding/domain/entities/estimate';
import {
  changeOrderFormSchema,
  type EstimateForm,
  estimateFormSchema,
} from '@welding/domain/entities/estimate-requests';
import { projectSchema } from '@welding/domain/entities/project';
import { needsHomeRepairContract } from '@welding/domain/money/consent-text';
import { deskPaths } from '@welding/domain/paths';
import { isDate } from '@welding/domain/values/chicago-day';
import { centsToDollars, dollarsToCents, formatCents } from '@welding/domain/values/money';
import { formatDay } from '@welding/domain/values/words';
import { useNavigate, useParams } from 'react-router';
import { useDeskDocument } from '#desk/live/use-desk-list.ts';
import { DraftPaper, MoneyFor, type Sendable } from '#desk/priced/draft-paper.tsx';
import { liveTotals } from '#desk/priced/paper-values.ts';
import { SendDialog } from '#desk/priced/send-dialog.tsx';
import { usePricing } from '#desk/priced/use-pricing.ts';
import { atVersion, deskCall } from '#desk/session/desk-call.ts';
import { SaveTemplate, TemplateChoice } from '#desk/templates/template-choice.tsx';
import { ConfirmButton } from '#desk/ui/action-button.tsx';
import { DocumentView } from '#desk/ui/desk-list-view.tsx';
import { HistoryPanel } from '#desk/ui/history-panel.tsx';
import { BackLink, PageTitle } from '#desk/ui/page-links.tsx';
import { StatusBadge } from '#shared/ui/panel.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { useToday } from '#shared/ui/use-clock.ts';
import { AlikeJobs } from './alike-jobs.tsx';
import { deskEstimateTexts } from './desk-estimate-texts.tsx';
import { ChangeNote, EstimateFields } from './estimate-fields.tsx';
import { estimateBadge } from './estimates-list.tsx';
import { SentEstimate } from './sent-estimate.tsx';

export function EstimatePage() {
  const t = deskEstimateTexts();
  const { id } = useParams();
  const found = useDeskDocument('estimates', id, estimateSchema);
  return (
    <div className="grid gap-5">
      <BackLink to={deskPaths.estimates}>{t.allEstimates}</BackLink>
      <DocumentView document={found} noun={t.nounEstimate}>
        {(estimate) => <OpenedEstimate key={estimate.id} estimate={estimate} />}
      </DocumentView>
    </div>
  );
}

function OpenedEstimate({ estimate }: { estimate: Estimate }) {
  const { clientId, projectId, status, id } = estimate;
  return (
    <>
      <header className="grid gap-3">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <PageTitle>{estimateTitle(estimate)}</PageTitle>
          <StatusBadge {...estimateBadge(estimate, useToday())} />
        </div>
        <MoneyFor clientId={clientId} projectId={projectId} />
      </header>
      {status === 'draft' ? <DraftEstimate estimate={estimate} /> : <SentEstimate estimate={estimate} />}
      <HistoryPanel field="entityId" id={id} />
    </>
  );
}

function DraftEstimate({ estimate }: { estimate: Estimate }) {
  const pricing = usePricing();
  return (
    <DocumentView document={pricing} noun={deskEstimateTexts().nounSettings}>
      {(item) => (
        <DraftPaper<Estimate, EstimateForm>
          name={`estimate-${estimate.id}`}
          live={estimate}
          schema={estimate.changeOf ? changeOrderFormSchema : estimateFormSchema}
          change={(id, body) => deskCall(changeEstimate, { id, body })}
          actions={(form, draft) => (
            <>
              <SaveTemplate estimate={form} />
              <DiscardDraft estimate={draft} onDiscarded={form.takeTheirs} />
            </>
          )}
          dialog={(sendable) => (
            <SendEstimateDialog {...sendable} hasNotice={item.settings.homeRepairNotice} />
          )}
        >
          {(form) => (
            <EstimateFields
              form={form}
              clientId={estimate.clientId}
              pricing={item}
              start={
                estimate.changeOf ? (
                  <ChangeNote agreed={undefined} />
                ) : (
                  <>
                    <TemplateChoice form={form} />
                    <AlikeJobs projectId={estimate.projectId} form={form} />
                  </>
                )
              }
            />
          )}
        </DraftPaper>
      )}
    </DocumentView>
  );
}

/** Asks first because a deleted draft cannot be restored. */
function DiscardDraft({ estimate, onDiscarded }: { estimate: Estimate; onDiscarded: () => void }) {
  const t = deskEstimateTexts();
  const navigate = useNavigate();
  const leave = () => {
    onDiscarded();
    void showToast({ title: t.draftDeleted(estimate.number) });
    void navigate(deskPaths.estimates, { replace: true });
  };
  return (
    <ConfirmButton
      label={t.deleteAsk}
      look="ghost"
      title={t.deleteThisDraft}
      question={t.deleteExplained}
      yes={t.deleteNow}
      act={() => deskCall(discardEstimate, atVersion(estimate))}
      onDone={leave}
    />
  );
}

type SendEstimateDialogProps = Sendable<Estimate> & {
  /** Whether the Illinois notice is on. */
  hasNotice: boolean;
};

function SendEstimateDialog({ draft, values, hasNotice, ...dialog }: SendEstimateDialogProps) {
  const t = deskEstimateTexts();
  const { totalCents, depositCents } = liveTotals(values);
  const { atHome = false, validUntil = '' } = values;
  const needsContract = needsHomeRepairContract({ atHome, total: centsToDollars(totalCents) }, hasNotice);
  return (
    <SendDialog
      {...dialog}
      paper={draft.changeOf ? 'changeOrder' : 'estimate'}
      kind="estimates"
      clientId={draft.clientId}
      totalCents={totalCents}
      onSend={(saved) => deskCall(sendEstimate, atVersion(saved))}
      facts={
        <>
          {draft.changeOf && <NewTotal projectId={draft.projectId} changeCents={totalCents} />}
          {depositCents > 0 && (
            <div>
              <dt>{t.deposit}</dt>
              <dd className="tabular-nums">{t.askedForOnApproval(formatCents(depositCents))}</dd>
            </div>
          )}
          <div>
            <dt>{t.expires}</dt>
            <dd>{isDate(validUntil) ? formatDay(validUntil) : validUntil}</dd>
          </div>
        </>
      }
    >
      {needsContract && <p>{t.noticeGoesAlong}</p>}
      {draft.replaces && <p>{t.replacesVersionBefore}</p>}
      <p>{t.sentIsFinal}</p>
    </SendDialog>
  );
}

/** The agreed total including a change order. */
function NewTotal({ projectId, changeCents }: { projectId: string; changeCents: number }) {
  const t = deskEstimateTexts();
  const project = useDeskDocument('projects', projectId, projectSchema);
  const agreed = project.status === 'ready' ? project.item.agreedTotal : undefined;
  if (agreed === undefined) return null;
  const cents = dollarsToCents(agreed);
  return (
    <div>
      <dt>{t.newTotal}</dt>
      <dd className="tabular-nums">{t.totalWas(formatCents(cents + changeCents), formatCents(cents))}</dd>
    </div>
  );
}
