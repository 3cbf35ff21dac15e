import { type Estimate, estimateSchema, estimateTitle } from '@welding/domain/entities/estimate';
import { deskPaths } from '@welding/domain/paths';
import { useParams } from 'react-router';
import { useDeskDocument } from '#desk/live/use-desk-document.ts';
import { MoneyFor } from '#desk/priced/money-for.tsx';
import { BackLink } from '#desk/ui/back-link.tsx';
import { DocumentView } from '#desk/ui/document-view.tsx';
import { HistoryPanel } from '#desk/ui/history-panel.tsx';
import { useToday } from '#desk/ui/use-today.ts';
import { StatusBadge } from '#shared/ui/status-badge.tsx';
import { DraftEstimate } from './draft-estimate.tsx';
import { estimateBadge } from './estimate-badge.ts';
import { estimateTexts } from './estimate-texts.tsx';
import { SentEstimate } from './sent-estimate.tsx';

/** One estimate: a draft in its form, one that was sent as the client sees it. */
export function EstimatePage() {
  const { id } = useParams();
  const found = useDeskDocument('estimates', id, estimateSchema);
  return (
    <div className="grid gap-5">
      <BackLink to={deskPaths.estimates}>{estimateTexts().allEstimates}</BackLink>
      <DocumentView document={found} noun={estimateTexts().nounEstimate}>
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
          <h1 className="display wrap-anywhere text-4xl sm:text-5xl">{estimateTitle(estimate)}</h1>
          <StatusBadge {...estimateBadge(estimate, useToday())} />
        </div>
        <MoneyFor clientId={clientId} projectId={projectId} />
      </header>
      {status === 'draft' ? <DraftEstimate estimate={estimate} /> : <SentEstimate estimate={estimate} />}
      <HistoryPanel field="entityId" id={id} />
    </>
  );
}
