import { apiPaths } from '@welding/domain/api-paths';
import { finishedWorkTexts } from '@welding/domain/entities/finished-work-texts';
import { maxReviewLength, newReviewSchema } from '@welding/domain/entities/review';
import { textLimits } from '@welding/domain/values/limits';
import { type ReactNode, useCallback, useEffect, useId, useState } from 'react';
import * as z from 'zod/mini';
import { leaveLostSession } from '#portal/session/leave-session.ts';
import { sessionLoss } from '#portal/session/session-loss.ts';
import { apiRequest, failureSentence } from '#shared/api/api-request.ts';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { useOnline } from '#shared/ui/use-online.ts';
import { ownWordTexts } from './project-details-texts.ts';

const reviewSchema = z.object({
  text: z.string(),
  at: z.string(),
  published: z.boolean(),
  answer: z.optional(z.string()),
});
const ownWordSchema = z.object({
  consent: z.boolean(),
  canReview: z.boolean(),
  review: z.optional(reviewSchema),
});
type Told = z.infer<typeof ownWordSchema>;

type OwnWordProps = { projectId: string; clientId: string };

/** The client's permission to show the work, and review. */
export function OwnWord({ projectId, clientId: shownClient }: OwnWordProps) {
  const texts = ownWordTexts();
  const [word, setWord] = useState<Told>();
  const { act, problem } = useAct();
  const load = useCallback(async () => {
    const path = apiPaths.ownWork(projectId);
    setWord(await apiRequest(path, (json) => ownWordSchema.parse(json), { shownClient }));
  }, [projectId, shownClient]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a project
  useEffect(() => void act(load), [load]);
  if (!word) {
    return problem ? (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>{problem}</p>
        <Button onClick={() => void act(load)}>{texts.tryAgain}</Button>
      </div>
    ) : (
      <p role="status">{texts.loading}</p>
    );
  }
  const change = async (path: string, given: boolean) => {
    await apiRequest(path, () => undefined, { body: { given }, shownClient });
    await load();
    void showToast({ title: texts.saved });
  };
  return (
    <>
      <Part title={texts.showYourWork}>
        <Consent
          label={finishedWorkTexts().consent}
          given={word.consent}
          onChange={(given) => change(apiPaths.workConsent(projectId), given)}
        />
      </Part>
      {(word.review || word.canReview) && (
        <Part title={texts.yourReview}>
          {word.review ? (
            <>
              <blockquote className="wrap-anywhere max-w-prose whitespace-pre-line">
                {word.review.text}
              </blockquote>
              {word.review.answer && (
                <p className="wrap-anywhere max-w-prose whitespace-pre-line rounded-box bg-base-200 p-4">
                  <strong>{texts.ourAnswer}</strong> {word.review.answer}
                </p>
              )}
              <Consent
                label={finishedWorkTexts().reviewConsent}
                given={word.review.published}
                onChange={(given) => change(apiPaths.reviewConsent(projectId), given)}
              />
              <p>{word.review.published ? texts.onSite : texts.onlyForUs}</p>
            </>
          ) : (
            <ReviewForm projectId={projectId} clientId={shownClient} onLeft={load} />
          )}
        </Part>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="grid gap-3 border-base-300 border-t pt-4">
      <h3 id={headingId} className="font-bold text-lg">
        {title}
      </h3>
      {children}
    </section>
  );
}

function useAct() {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const act = async (work: () => Promise<unknown>) => {
    setIsBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      const loss = sessionLoss(error);
      if (loss) leaveLostSession(loss);
      else setProblem(failureSentence(error));
    }
    setIsBusy(false);
  };
  return { act, isBusy, problem, setProblem };
}

type ConsentProps = { label: string; given: boolean; onChange: (given: boolean) => Promise<void> };

function Consent({ label, given, onChange }: ConsentProps) {
  const { act, isBusy, problem } = useAct();
  const online = useOnline();
  const offlineId = useId();
  return (
    <>
      <label className="flex min-h-11 max-w-prose cursor-pointer items-start gap-3">
        <input
          type="checkbox"
          className="checkbox"
          checked={given}
          aria-disabled={isBusy || !online}
          aria-describedby={online ? undefined : offlineId}
          onChange={({ target }) => {
            if (online && !isBusy) void act(() => onChange(target.checked));
          }}
        />
        {label}
      </label>
      <Problem id={offlineId} problem={online ? problem : ownWordTexts().offline} />
    </>
  );
}

function Problem({ id, problem }: { id?: string; problem: string | undefined }) {
  return (
    <p id={id} role="alert" className="font-semibold text-error empty:hidden">
      {problem}
    </p>
  );
}

type ReviewFormProps = OwnWordProps & { onLeft: () => Promise<void> };

function ReviewForm({ projectId, clientId: shownClient, onLeft }: ReviewFormProps) {
  const texts = ownWordTexts();
  const online = useOnline();
  const [typed, setTyped] = useState({ text: '', town: '', published: false });
  const { act, isBusy, problem, setProblem } = useAct();
  const send = () => {
    const body = newReviewSchema.safeParse(typed);
    if (!body.success) return setProblem(body.error.issues[0]?.message);
    void act(async () => {
      await apiRequest(apiPaths.review(projectId), () => undefined, { body: body.data, shownClient });
      await onLeft();
      void showToast({ title: texts.reviewLeft });
    });
  };
  return (
    <form
      noValidate
      className="grid max-w-xl gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (online && !isBusy) send();
      }}
    >
      <Field label={texts.yourReview} hint={texts.writeReview}>
        {(control) => (
          <textarea
            {...control}
            rows={4}
            maxLength={maxReviewLength}
            className="textarea w-full"
            value={typed.text}
            onChange={({ target }) => setTyped({ ...typed, text: target.value })}
          />
        )}
      </Field>
      <Field label={texts.town}>
        {(control) => (
          <input
            {...control}
            className="input w-full"
            autoComplete="address-level2"
            maxLength={textLimits.name}
            value={typed.town}
            onChange={({ target }) => setTyped({ ...typed, town: target.value })}
          />
        )}
      </Field>
      <label className="flex min-h-11 cursor-pointer items-start gap-3">
        <input
          type="checkbox"
          className="checkbox"
          checked={typed.published}
          onChange={({ target }) => setTyped({ ...typed, published: target.checked })}
        />
        {finishedWorkTexts().reviewConsent}
      </label>
      <Problem problem={online ? problem : texts.offline} />
      <Button
        type="submit"
        look="primary"
        isBusy={isBusy}
        className="held-back justify-self-start"
        aria-disabled={isBusy || !online}
      >
        {isBusy ? texts.sending : texts.send}
      </Button>
    </form>
  );
}
