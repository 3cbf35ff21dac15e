import { apiPaths } from '@welding/domain/api-paths';
import { type Estimate, signerOf } from '@welding/domain/entities/estimate';
import type { ApproveEstimate, DeclineEstimate } from '@welding/domain/entities/estimate-requests';
import { paperLinkHeader } from '@welding/domain/entities/paper-link';
import { contentHashOf } from '@welding/domain/money/content-hash';
import { formatDollars } from '@welding/domain/values/money';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { clientProblem, type SessionLoss } from '#portal/session/session-loss.ts';
import { apiRequest, failureSentence, NetworkError } from '#shared/api/api-request.ts';
import { useSave } from '#shared/form/use-save.ts';
import { currentClient } from '#shared/session/portal-session.ts';
import { SignForm } from '#shared/signature/sign-form.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { useOnline } from '#shared/ui/use-online.ts';
import { moneyTexts } from './money-texts.tsx';
import { portalEstimateTexts } from './portal-estimate-texts.tsx';

type ApproveFormProps = {
  estimate: Estimate;
  answers: EstimateAnswers;
  onSessionLost: (loss: SessionLoss) => void;
};

export function ApproveForm({ estimate, answers, onSessionLost }: ApproveFormProps) {
  const online = useOnline();
  const signedIn = currentClient()?.contact?.name;
  const [name, setName] = useDraftText(`${estimate.id} name`, signedIn ?? signerOf(estimate));
  const { save, isSaving, problem } = useSave(clientProblem(onSessionLost, answerProblem));
  const sign = async (body: ApproveEstimate) => {
    const approve = async () => answers.approve({ ...body, contentHash: await contentHashOf(estimate) });
    if (!(await save(approve))) return;
    setName('');
    void showToast({
      title: portalEstimateTexts().approved,
      description: portalEstimateTexts().signatureSaved,
    });
  };
  return (
    <SignForm
      estimate={estimate}
      name={name}
      onName={setName}
      action={portalEstimateTexts().approve(formatDollars(estimate.total))}
      acting={portalEstimateTexts().approving}
      isSending={isSaving}
      heldBack={online ? undefined : portalEstimateTexts().approvingOffline}
      problem={problem}
      onSign={sign}
    />
  );
}

type TextAnswerFormProps = {
  label: string;
  hint?: string;
  text: string;
  maxLength: number;
  problem: string | undefined;
  isSending: boolean;
  submit: { label: string; sending: string };
  /** Rendered above the text; gets the focus instead of it. */
  above?: ReactNode;
  onChange: (text: string) => void;
  onSubmit: () => void;
  onCancel: () => void;
};

export function TextAnswerForm(props: TextAnswerFormProps) {
  const { label, hint, text, maxLength, problem, isSending, submit, above } = props;
  const { onChange, onSubmit, onCancel } = props;
  const online = useOnline();
  const offlineId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  // The button that opened it is gone.
  useEffect(() => (form.current?.querySelector('input') ?? field.current)?.focus(), []);
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (online) onSubmit();
      }}
    >
      {above}
      <Field label={label} hint={hint} error={problem} className="max-w-xl">
        {(control) => (
          <textarea
            {...control}
            rows={4}
            maxLength={maxLength}
            className="textarea w-full"
            value={text}
            ref={field}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          look="primary"
          isBusy={isSending}
          className="held-back"
          aria-disabled={isSending || !online}
          aria-describedby={online ? undefined : offlineId}
        >
          {isSending ? submit.sending : submit.label}
        </Button>
        <Button onClick={onCancel}>{moneyTexts().notNow}</Button>
      </div>
      <p id={offlineId} role="status" className="font-semibold text-sm empty:hidden">
        {online ? '' : moneyTexts().answerOffline}
      </p>
    </form>
  );
}

/** Says also that the typed text is kept. */
export function answerProblem(error: unknown): string {
  return error instanceof NetworkError ? moneyTexts().nothingLost(error.message) : failureSentence(error);
}

/** Unsent texts, kept in memory until logout. */
const kept = new Map<string, string>();

/**
 * A text that outlives its field, because a session may end during typing. '' clears it.
 * @param known the initial text
 */
export function useDraftText(name: string, known = ''): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => kept.get(name) ?? known);
  const keep = (typed: string) => {
    if (typed) kept.set(name, typed);
    else kept.delete(name);
    setText(typed);
  };
  return [text, keep];
}

/** Each throws as `apiRequest`; sent twice, it counts once. */
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
