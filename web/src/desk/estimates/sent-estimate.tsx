import { answerQuestion } from '@welding/domain/contracts/estimates';
import { storedClientSchema } from '@welding/domain/entities/client';
import { agreedAfter, type Estimate } from '@welding/domain/entities/estimate';
import { declinedForLabels } from '@welding/domain/entities/estimate-requests';
import { totalsOf } from '@welding/domain/entities/totals';
import { deskPaths } from '@welding/domain/paths';
import { formatChicagoDateTime } from '@welding/domain/values/chicago-time';
import { formatDollars } from '@welding/domain/values/money';
import { phoneText, telHref } from '@welding/domain/values/phone';
import { requiredText } from '@welding/domain/values/text-fields';
import { formatDay } from '@welding/domain/values/words';
import { ListChecks, MessageCircleQuestion } from 'lucide-react';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { useDeskDocument } from '#desk/live/use-desk-list.ts';
import { LineList } from '#desk/priced/draft-paper.tsx';
import { PoNumber, TotalsFigures } from '#desk/priced/paper-fields.tsx';
import { atVersion, deskCall } from '#desk/session/desk-call.ts';
import { ReturnedSignatures } from '#desk/signing/returned-signatures.tsx';
import { ActionButton } from '#desk/ui/action-button.tsx';
import { DeskForm } from '#desk/ui/desk-form.tsx';
import { TextField } from '#shared/form/text-field.tsx';
import { useSavedForm } from '#shared/form/use-saved-form.ts';
import { LinkButton } from '#shared/ui/button.tsx';
import { Notice, Panel } from '#shared/ui/panel.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { ApprovalPanel } from './approval-panel.tsx';
import { deskEstimateTexts } from './desk-estimate-texts.tsx';
import { EstimateActions } from './estimate-actions.tsx';

export function SentEstimate({ estimate }: { estimate: Estimate }) {
  const t = deskEstimateTexts();
  const { lines, taxRate = 0, terms, validUntil, sentAt, seenAt, followedUpAt, homeRepair } = estimate;
  const totals = totalsOf(estimate);
  return (
    <>
      <ReturnedSignatures />
      <EstimateActions estimate={estimate} />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <Panel title={t.whatItSays} icon={ListChecks}>
          <LineList lines={lines} totals={totals} />
          <TotalsFigures totals={totals} taxRate={taxRate} />
          <AgreedFacts estimate={estimate} />
          <dl className="facts">
            <div>
              <dt>{t.expires}</dt>
              <dd>{formatDay(validUntil)}</dd>
            </div>
            {sentAt && (
              <div>
                <dt>{t.sent}</dt>
                <dd>{formatChicagoDateTime(new Date(sentAt))}</dd>
              </div>
            )}
            {seenAt && (
              <div>
                <dt>{t.seen}</dt>
                <dd>{formatChicagoDateTime(new Date(seenAt))}</dd>
              </div>
            )}
            {followedUpAt.length > 0 && (
              <div>
                <dt>{t.followedUp}</dt>
                <dd>{followedUpAt.map((at) => formatChicagoDateTime(new Date(at))).join(' · ')}</dd>
              </div>
            )}
            <PoNumber poNumber={estimate.poNumber} />
            {homeRepair && (
              <div>
                <dt>{t.homeRepair}</dt>
                <dd>{t.withNotice}</dd>
              </div>
            )}
            {terms && (
              <div>
                <dt>{t.terms}</dt>
                <dd className="whitespace-pre-line">{terms}</dd>
              </div>
            )}
          </dl>
        </Panel>
        <div className="grid gap-5">
          <Declined estimate={estimate} />
          <Versions estimate={estimate} />
          <ApprovalPanel estimate={estimate} />
          <QuestionsPanel estimate={estimate} />
        </div>
      </div>
    </>
  );
}

function Declined({ estimate: { declinedAt, declinedFor, declineReason } }: { estimate: Estimate }) {
  const t = deskEstimateTexts();
  if (!declinedAt) return null;
  const at = formatChicagoDateTime(new Date(declinedAt));
  const reasons = [declinedFor && declinedForLabels[declinedFor], declineReason].filter(Boolean);
  return (
    <Notice kind="warning" className="wrap-anywhere">
      {reasons.length > 0 ? t.declinedBecause(at, reasons.join(': ')) : t.declined(at)}
    </Notice>
  );
}

/** The agreed total before and after a change order. */
function AgreedFacts({ estimate }: { estimate: Estimate }) {
  const t = deskEstimateTexts();
  const { agreedBefore } = estimate;
  if (agreedBefore === undefined) return null;
  return (
    <dl className="facts">
      <div>
        <dt>{t.agreedBefore}</dt>
        <dd className="tabular-nums">{formatDollars(agreedBefore)}</dd>
      </div>
      <div>
        <dt>{t.newAgreedTotal}</dt>
        <dd className="font-semibold tabular-nums">{formatDollars(agreedAfter(estimate))}</dd>
      </div>
    </dl>
  );
}

function Versions({ estimate: { replaces, replacedBy, changeOf } }: { estimate: Estimate }) {
  const t = deskEstimateTexts();
  if (!replaces && !replacedBy && !changeOf) return null;
  return (
    <p className="flex flex-wrap gap-x-5">
      {replacedBy && (
        <Link
          to={deskPaths.estimate(replacedBy)}
          className="link inline-flex min-h-11 items-center font-semibold"
        >
          {t.newerVersion}
        </Link>
      )}
      {changeOf && (
        <Link to={deskPaths.estimate(changeOf)} className="link inline-flex min-h-11 items-center">
          {t.changedEstimate}
        </Link>
      )}
      {replaces && (
        <Link to={deskPaths.estimate(replaces)} className="link inline-flex min-h-11 items-center">
          {t.versionBefore}
        </Link>
      )}
    </p>
  );
}

const answerSchema = z.object({
  answer: requiredText(
    () => deskEstimateTexts().answer,
    2000,
    () => deskEstimateTexts().answerMissing,
  ),
});

function QuestionsPanel({ estimate }: { estimate: Estimate }) {
  const t = deskEstimateTexts();
  if (estimate.questions.length === 0) return null;
  return (
    <Panel title={t.questions} icon={MessageCircleQuestion}>
      <ul className="grid gap-3">
        {estimate.questions.map(({ at, text, answer }) => (
          <li key={at}>
            <p className="whitespace-pre-line wrap-anywhere">{text}</p>
            <p className="text-sm text-base-content/75">{formatChicagoDateTime(new Date(at))}</p>
            {answer && (
              <div className="mt-2 border-accent border-l-4 pl-3">
                <p className="whitespace-pre-line wrap-anywhere">{answer.text}</p>
                <p className="text-sm text-base-content/75">
                  {t.answered(formatChicagoDateTime(new Date(answer.at)))}
                </p>
              </div>
            )}
          </li>
        ))}
      </ul>
      {estimate.awaitsAnswer && <Answering estimate={estimate} />}
    </Panel>
  );
}

function Answering({ estimate }: { estimate: Estimate }) {
  const t = deskEstimateTexts();
  const client = useDeskDocument('clients', estimate.clientId, storedClientSchema);
  const form = useSavedForm({
    schema: answerSchema,
    stored: { values: { answer: '' }, updatedAt: estimate.updatedAt ?? null },
    draft: `answer ${estimate.id}`,
    send: ({ answer }) => deskCall(answerQuestion, atVersion(estimate, { answer })),
    onSent: () => void showToast({ title: t.answerSent }),
  });
  const phone = client.status === 'ready' ? client.item.phone : undefined;
  return (
    <>
      <DeskForm form={form} action={t.sendAnswer} acting={t.sending} button="btn-primary">
        <TextField form={form} name="answer" label={t.yourAnswer} rows={3} maxLength={2000} />
      </DeskForm>
      <div className="flex flex-wrap gap-3">
        {phone && <LinkButton href={telHref(phone)}>{t.call(phoneText(phone))}</LinkButton>}
        <ActionButton act={() => deskCall(answerQuestion, atVersion(estimate))}>
          {t.answeredByPhone}
        </ActionButton>
      </div>
    </>
  );
}
