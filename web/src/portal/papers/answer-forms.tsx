import { apiPaths } from '@welding/domain/api-paths';
import { type Estimate, estimateNoun, signerOf } from '@welding/domain/entities/estimate';
import type { ApproveEstimate, DeclineEstimate } from '@welding/domain/entities/estimate-requests';
import { paperLinkHeader } from '@welding/domain/entities/paper-link';
import { contentHashOf } from '@welding/domain/money/content-hash';
import { formatDollars } from '@welding/domain/values/money';
import { useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import { clientProblem, type SessionLoss } from '#portal/session/session-loss.ts';
import { apiRequest, failureSentence, NetworkError } from '#shared/api/api-request.ts';
import { SavedForm, type SavedFormProps } from '#shared/form/saved-form.tsx';
import { currentClient } from '#shared/session/portal-session.ts';
import { SignForm } from '#shared/signature/sign-form.tsx';
import { Button } from '#shared/ui/button.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { useOnline } from '#shared/ui/use-online.ts';
import { portalEstimateTexts } from './portal-estimate-texts.tsx';
import { portalPaperTexts } from './portal-paper-texts.tsx';

type ApproveFormProps = {
  estimate: Estimate;
  answers: EstimateAnswers;
  onSessionLost: (loss: SessionLoss) => void;
};

export function ApproveForm({ estimate, answers, onSessionLost }: ApproveFormProps) {
  const online = useOnline();
  const t = portalEstimateTexts();
  return (
    <SignForm
      estimate={estimate}
      signer={currentClient()?.contact?.name ?? signerOf(estimate)}
      draft={`approval-${estimate.id}`}
      action={t.approve(formatDollars(estimate.total))}
      acting={t.approving}
      heldBack={online ? undefined : t.approvingOffline}
      sayProblem={clientProblem(onSessionLost, answerProblem)}
      send={async (body) => answers.approve({ ...body, contentHash: await contentHashOf(estimate) })}
      onSigned={() =>
        void showToast({ title: t.approved(estimateNoun(estimate)), description: t.signatureSaved })
      }
    />
  );
}

type AnswerFormProps<Values extends FieldValues> = Pick<
  SavedFormProps<Values>,
  'form' | 'action' | 'acting' | 'children'
> & { onCancel: () => void };

export function AnswerForm<Values extends FieldValues>({ onCancel, ...props }: AnswerFormProps<Values>) {
  const t = portalPaperTexts();
  const online = useOnline();
  const { element } = props.form;
  // The button that opened it is gone.
  useEffect(() => element.current?.querySelector<HTMLElement>('input, textarea')?.focus(), [element]);
  return (
    <SavedForm
      {...props}
      className="grid max-w-xl gap-3"
      button="btn-primary"
      heldBack={online ? undefined : t.answerOffline}
      draftNote={null}
      actions={<Button onClick={onCancel}>{t.notNow}</Button>}
    />
  );
}

/** Adds that the typed text is kept. */
export function answerProblem(error: unknown): string {
  return error instanceof NetworkError
    ? portalPaperTexts().nothingLost(error.message)
    : failureSentence(error);
}

/** Each throws as `apiRequest`. Repeating one has no further effect. */
export type EstimateAnswers = {
  readonly approve: (body: ApproveEstimate) => Promise<void>;
  readonly decline: (body: DeclineEstimate) => Promise<void>;
  readonly ask: (body: { readonly text: string }) => Promise<void>;
  readonly see: () => Promise<void>;
};

/** A signed-in client's answers. The live list delivers the new state. */
export function portalAnswers(clientId: string, estimateId: string): EstimateAnswers {
  return answersTo(estimateId, (path, body) =>
    apiRequest(path, () => undefined, { body, shownClient: clientId }),
  );
}

/**
 * Answers through a mail's link.
 * @param onAnswered gets the new estimate, unparsed
 */
export function linkAnswers(
  token: string,
  estimateId: string,
  onAnswered: (json: unknown) => void,
): EstimateAnswers {
  return answersTo(estimateId, (path, body) =>
    apiRequest(path, onAnswered, { body, headers: { [paperLinkHeader]: token } }),
  );
}

function answersTo(id: string, send: (path: string, body: object) => Promise<void>): EstimateAnswers {
  return {
    approve: (body) => send(apiPaths.estimateAnswer(id, 'approve'), body),
    decline: (body) => send(apiPaths.estimateAnswer(id, 'decline'), body),
    ask: (body) => send(apiPaths.estimateAnswer(id, 'question'), body),
    see: () => send(apiPaths.estimateAnswer(id, 'seen'), {}),
  };
}
