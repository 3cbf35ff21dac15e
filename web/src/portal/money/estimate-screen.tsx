import { apiPaths } from '@welding/domain/api-paths';
import { type ReactNode, useMemo } from 'react';
import { usePortalList } from '#portal/live-lists/use-portal-list.ts';
import type { SessionLoss } from '#portal/session/session-loss.ts';
import { DepositDue, type PayNow } from './deposit-due.tsx';
import { EstimatePaper } from './estimate-paper.tsx';
import { estimatesList } from './estimates-list.ts';
import { portalAnswers } from './money-calls.ts';
import { moneyTexts } from './money-texts.ts';
import { PaperOfList } from './paper-of-list.tsx';
import { BackToPortal } from './paper-page.tsx';
import { PdfLink } from './pdf-link.tsx';

type EstimateScreenProps = {
  clientId: string;
  estimateId: string;
  confirm: (onConfirmed: () => void) => ReactNode;
  payNow: PayNow;
  onSessionLost: (loss: SessionLoss) => void;
};

/** One estimate of a client who has confirmed. */
export function EstimateScreen({
  clientId,
  estimateId,
  confirm,
  payNow,
  onSessionLost,
}: EstimateScreenProps) {
  const estimates = usePortalList(estimatesList, clientId);
  const answers = useMemo(() => portalAnswers(clientId, estimateId), [clientId, estimateId]);
  return (
    <PaperOfList id={estimateId} list={estimates} kind="estimate" confirm={confirm}>
      {(estimate) => (
        <EstimatePaper
          estimate={estimate}
          answers={answers}
          onSessionLost={onSessionLost}
          back={<BackToPortal />}
          pdf={<PdfLink href={apiPaths.estimatePdf(estimateId)}>{moneyTexts().openPdf}</PdfLink>}
          deposit={<DepositDue clientId={clientId} estimate={estimate} payNow={payNow} />}
        />
      )}
    </PaperOfList>
  );
}
