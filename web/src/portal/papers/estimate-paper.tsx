import { type Estimate, estimateState, estimateTitle } from '@welding/domain/entities/estimate';
import { localTitle } from '@welding/domain/entities/local-title';
import { homeRepairTexts } from '@welding/domain/money/consent-text';
import { type Seal, sealOf } from '@welding/domain/money/content-hash';
import { paperHeadTexts } from '@welding/domain/money/paper-head-texts';
import { estimateRows } from '@welding/domain/money/total-rows';
import { formatChicagoDate } from '@welding/domain/values/chicago-time';
import { formatDay } from '@welding/domain/values/words';
import { BadgeCheck, FileText } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { SessionLoss } from '#portal/session/session-loss.ts';
import { PricedLines } from '#shared/signature/priced-lines.tsx';
import { Panel } from '#shared/ui/panel.tsx';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { focusIfLost } from '#shared/ui/use-modal.ts';
import { useOnline } from '#shared/ui/use-online.ts';
import type { EstimateAnswers } from './answer-forms.tsx';
import { EstimateAnswer, EstimateNews } from './estimate-answer.tsx';
import { portalEstimateBadge, useChicagoToday } from './paper-lists.ts';
import { PaperFact, PaperFacts, PaperPage, PartyFact } from './paper-page.tsx';
import { portalEstimateTexts } from './portal-estimate-texts.tsx';

type EstimatePaperProps = {
  estimate: Estimate;
  answers: EstimateAnswers;
  onSessionLost: (loss: SessionLoss) => void;
  back?: ReactNode;
  pdf: ReactNode;
  deposit: ReactNode;
  /** A canceled job takes no answer and no payment. */
  isCancelled: boolean;
};

export function EstimatePaper({
  estimate,
  answers,
  onSessionLost,
  back,
  pdf,
  deposit,
  isCancelled,
}: EstimatePaperProps) {
  const t = portalEstimateTexts();
  const today = useChicagoToday();
  const state = estimateState(estimate, today);
  const [stateBefore] = useState(state);
  const seal = useSeal(estimate);
  useSeen(estimate, answers);
  const { sentAt, createdAt, validUntil, projectTitle, recipient, sender, questions } = estimate;
  const news = <EstimateNews estimate={estimate} state={state} seal={seal} />;
  // An answer appears where it was given, so that nothing above moves.
  const isAnswered = state === 'approved' && seal !== 'broken';
  return (
    <PaperPage
      title={estimateTitle(estimate)}
      subject={projectTitle && localTitle(projectTitle)}
      badge={portalEstimateBadge(estimate, today)}
      back={back}
    >
      {!isAnswered && news}
      <Panel title={estimate.changeOf ? t.theChangeOrder : t.theEstimate} icon={FileText}>
        <PaperFacts>
          <PaperFact name={paperHeadTexts().date}>
            {formatChicagoDate(new Date(sentAt ?? createdAt))}
          </PaperFact>
          <PaperFact name={t.validUntil}>{formatDay(validUntil)}</PaperFact>
          {estimate.poNumber && <PaperFact name={paperHeadTexts().poNumber}>{estimate.poNumber}</PaperFact>}
          <PartyFact name={t.forWhom} party={recipient} />
          <PartyFact name={paperHeadTexts().from} party={sender} />
        </PaperFacts>
        <PricedLines priced={estimate} rows={estimateRows(estimate)} />
        <Agreed estimate={estimate} />
        {questions.length > 0 && <Asked questions={questions} />}
        <div>{pdf}</div>
      </Panel>
      {isCancelled && (
        <p role="status" className="alert alert-warning block max-w-prose text-base">
          {t.jobCancelled(<PhoneLink className="link whitespace-nowrap font-semibold" />)}
        </p>
      )}
      {state === 'sent' && !isCancelled && (
        <EstimateAnswer estimate={estimate} answers={answers} onSessionLost={onSessionLost} />
      )}
      {isAnswered && (
        <Next isNew={stateBefore === 'sent'} isChange={estimate.changeOf !== undefined}>
          {news}
          {seal === 'intact' && !isCancelled && deposit}
        </Next>
      )}
    </PaperPage>
  );
}

/** Tells the office once that the client opened the estimate. Offline, the next visit does. */
function useSeen({ status, seenAt }: Estimate, answers: EstimateAnswers): void {
  const online = useOnline();
  const isNews = online && status === 'sent' && seenAt === undefined;
  useEffect(() => {
    if (isNews) answers.see().catch(() => undefined);
  }, [isNews, answers]);
}

/** The next step after an approval. After a new one it takes the focus from the form. */
function Next({ isNew, isChange, children }: { isNew: boolean; isChange: boolean; children: ReactNode }) {
  const t = portalEstimateTexts();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) focusIfLost(place.current);
  }, [isNew]);
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-24 outline-none">
      <Panel title={t.approvedNext} icon={BadgeCheck}>
        {children}
        <p className="max-w-prose">{isChange ? t.changeOrderOnItsWay : t.estimateOnItsWay}</p>
      </Panel>
    </div>
  );
}

function Agreed({ estimate: { terms, homeRepair } }: { estimate: Estimate }) {
  return (
    <>
      {terms && (
        <section className="grid gap-1">
          <h3 className="font-bold text-lg">{paperHeadTexts().terms}</h3>
          <p className="wrap-anywhere max-w-prose whitespace-pre-line">{terms}</p>
        </section>
      )}
      {homeRepair && (
        <section className="grid gap-1">
          <h3 className="font-bold text-lg">{homeRepairTexts.heading}</h3>
          <p className="max-w-prose">{homeRepairTexts.notice}</p>
          <p>
            {portalEstimateTexts().pamphlet}{' '}
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
  const t = portalEstimateTexts();
  return (
    <section className="grid gap-1">
      <h3 className="font-bold text-lg">{t.whatYouAsked}</h3>
      <ul className="grid gap-2">
        {questions.map(({ at, text, answer }) => (
          <li key={at} className="max-w-prose">
            <span className="block text-base-content/75 text-sm">{formatChicagoDate(new Date(at))}</span>
            <span className="wrap-anywhere whitespace-pre-line">{text}</span>
            {answer && (
              <span className="mt-2 block border-accent border-l-4 pl-3">
                <span className="block text-base-content/75 text-sm">
                  {t.ourAnswer(formatChicagoDate(new Date(answer.at)))}
                </span>
                <span className="wrap-anywhere whitespace-pre-line">{answer.text}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Whether an approved estimate is unchanged since signing; undefined until checked. Keeps the old result while checking a newer
 * copy, so that a payment below does not restart.
 */
function useSeal(estimate: Estimate): Seal | undefined {
  const [known, setKnown] = useState<{ estimate: Estimate; seal: Seal }>();
  useEffect(() => {
    let isOver = false;
    void sealOf(estimate).then((seal) => {
      if (!isOver) setKnown({ estimate, seal });
    });
    return () => {
      isOver = true;
    };
  }, [estimate]);
  const isOfThis =
    known?.estimate.id === estimate.id &&
    known.estimate.approval?.contentHash === estimate.approval?.contentHash;
  return isOfThis ? known.seal : undefined;
}
