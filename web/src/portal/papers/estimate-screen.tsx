import { apiPaths } from '@welding/domain/api-paths';
import type { Project } from '@welding/domain/entities/project';
import { type ReactNode, useMemo } from 'react';
import { itemsOf } from '#portal/live-lists/live-list.ts';
import { type PortalList, usePortalList } from '#portal/live-lists/use-portal-list.ts';
import type { SessionLoss } from '#portal/session/session-loss.ts';
import { portalAnswers } from './answer-forms.tsx';
import { DepositDue, type PayNow } from './deposit-due.tsx';
import { EstimatePaper } from './estimate-paper.tsx';
import { portalEstimatesList } from './paper-lists.ts';
import { BackToPortal, PaperFromList, PdfLink } from './paper-page.tsx';
import { portalPaperTexts } from './portal-paper-texts.tsx';

type EstimateScreenProps = {
  clientId: string;
  estimateId: string;
  projectsList: PortalList<Project>;
  confirm: (onConfirmed: () => void) => ReactNode;
  payNow: PayNow;
  onSessionLost: (loss: SessionLoss) => void;
};

export function EstimateScreen({
  clientId,
  estimateId,
  projectsList,
  confirm,
  payNow,
  onSessionLost,
}: EstimateScreenProps) {
  const t = portalPaperTexts();
  const estimates = usePortalList(portalEstimatesList, clientId);
  const projects = itemsOf(usePortalList(projectsList, clientId));
  const answers = useMemo(() => portalAnswers(clientId, estimateId), [clientId, estimateId]);
  return (
    <PaperFromList id={estimateId} list={estimates} kind="estimate" confirm={confirm}>
      {(estimate) => {
        const project = projects?.find(({ id }) => id === estimate.projectId);
        return (
          <EstimatePaper
            estimate={estimate}
            answers={answers}
            onSessionLost={onSessionLost}
            back={<BackToPortal />}
            pdf={<PdfLink href={apiPaths.estimatePdf(estimateId)}>{t.openPdf}</PdfLink>}
            deposit={
              <DepositDue
                clientId={clientId}
                estimate={estimate}
                project={project}
                payNow={payNow}
                receipt={<PdfLink href={apiPaths.estimateReceipt(estimateId)}>{t.downloadReceipt}</PdfLink>}
              />
            }
            isCancelled={project?.status === 'cancelled'}
          />
        );
      }}
    </PaperFromList>
  );
}
