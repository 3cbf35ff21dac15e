import { type Estimate, estimateName, estimateState } from '@welding/domain/entities/estimate';
import { homeRepairTexts } from '@welding/domain/money/home-repair';
import { estimateRows } from '@welding/domain/money/total-rows';
import { formatDay } from '@welding/domain/values/chicago-day';
import { formatChicagoDate } from '@welding/domain/values/chicago-time';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { accountPaths } from '#shared/api/account-paths.ts';
import { usePortalList } from '#shared/live-lists/use-portal-list.ts';
import type { SessionLoss } from '#shared/session/session-loss.ts';
import { Panel } from '#shared/ui/panel.tsx';
import { DepositDue, type PayNow } from './deposit-due.tsx';
import { EstimateAnswer } from './estimate-answer.tsx';
import { EstimateNews } from './estimate-news.tsx';
import { estimatesList } from './estimates-list.ts';
import { PaperFact, PaperFacts, PartyFact } from './paper-facts.tsx';
import { PaperOfList } from './paper-of-list.tsx';
import { PaperPage } from './paper-page.tsx';
import { PdfLink } from './pdf-link.tsx';
import { PricedLines } from './priced-lines.tsx';
import { estimateBadge } from './state-badges.ts';
import { useChicagoToday } from './use-chicago-today.ts';
import { useSeal } from './use-seal.ts';

type EstimateScreenProps = {
  clientId: string;
  estimateId: string;
  confirm: (onConfirmed: () => void) => ReactNode;
  payNow: PayNow;
  onSessionLost: (loss: SessionLoss) => void;
};

/** One estimate of a client who has confirmed: what it is for, what it comes to, and the client's answer. */
export function EstimateScreen({
  clientId,
  estimateId,
  confirm,
  payNow,
  onSessionLost,
}: EstimateScreenProps) {
  const estimates = usePortalList(estimatesList, clientId);
  return (
    <PaperOfList id={estimateId} list={estimates} noun="estimate" confirm={confirm}>
      {(estimate) => <EstimatePaper {...{ clientId, estimate, payNow, onSessionLost }} />}
    </PaperOfList>
  );
}

type EstimatePaperProps = Omit<EstimateScreenProps, 'estimateId' | 'confirm'> & { estimate: Estimate };

function EstimatePaper({ clientId, estimate, payNow, onSessionLost }: EstimatePaperProps) {
  const today = useChicagoToday();
  const state = estimateState(estimate, today);
  const seal = useSeal(estimate);
  const { id, sentAt, createdAt, validUntil, projectTitle, recipient, sender, questions } = estimate;
  return (
    <PaperPage
      title={`Estimate ${estimateName(estimate)}`}
      subject={projectTitle}
      badge={estimateBadge(estimate, today)}
    >
      <EstimateNews estimate={estimate} state={state} seal={seal} />
      <Panel title="The estimate" icon={FileText}>
        <PaperFacts>
          <PaperFact name="Date">{formatChicagoDate(new Date(sentAt ?? createdAt))}</PaperFact>
          <PaperFact name="Valid until">{formatDay(validUntil)}</PaperFact>
          <PartyFact name="For" party={recipient} />
          <PartyFact name="From" party={sender} />
        </PaperFacts>
        <PricedLines priced={estimate} rows={estimateRows(estimate)} />
        <Agreed estimate={estimate} />
        {questions.length > 0 && <Asked questions={questions} />}
        <div>
          <PdfLink href={accountPaths.estimatePdf(id)}>Open as PDF</PdfLink>
        </div>
      </Panel>
      {state === 'sent' && (
        <EstimateAnswer clientId={clientId} estimate={estimate} onSessionLost={onSessionLost} />
      )}
      {state === 'approved' && seal === 'intact' && (
        <DepositDue clientId={clientId} estimate={estimate} payNow={payNow} />
      )}
    </PaperPage>
  );
}

function Agreed({ estimate: { terms, homeRepair } }: { estimate: Estimate }) {
  return (
    <>
      {terms && (
        <section className="grid gap-1">
          <h3 className="font-bold text-lg">Terms</h3>
          <p className="wrap-anywhere max-w-prose whitespace-pre-line">{terms}</p>
        </section>
      )}
      {homeRepair && (
        <section className="grid gap-1">
          <h3 className="font-bold text-lg">{homeRepairTexts.heading}</h3>
          <p className="max-w-prose">{homeRepairTexts.notice}</p>
          <p>
            The pamphlet, in the words of the law:{' '}
            <a
              href={homeRepairTexts.pamphletUrl}
              target="_blank"
              rel="noreferrer"
              className="link font-semibold"
            >
              {homeRepairTexts.pamphletName}
            </a>
          </p>
        </section>
      )}
    </>
  );
}

function Asked({ questions }: Pick<Estimate, 'questions'>) {
  return (
    <section className="grid gap-1">
      <h3 className="font-bold text-lg">What you asked</h3>
      <ul className="grid gap-2">
        {questions.map(({ at, text }) => (
          <li key={at} className="max-w-prose">
            <span className="block text-base-content/75 text-sm">{formatChicagoDate(new Date(at))}</span>
            <span className="wrap-anywhere whitespace-pre-line">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
