import { apiPaths } from '@welding/domain/api-paths';
import {
  finishedWorkTexts,
  maxReviewLength,
  type NewReview,
  newReviewSchema,
} from '@welding/domain/entities/finished-work';
import { textLimits } from '@welding/domain/values/limits';
import { type ReactNode, useCallback, useEffect, useId, useState } from 'react';
import * as z from 'zod/mini';
import { leaveLostSession } from '#portal/session/leave-session.ts';
import { clientProblem } from '#portal/session/session-loss.ts';
import { apiRequest } from '#shared/api/api-request.ts';
import { SavedForm } from '#shared/form/saved-form.tsx';
import { CheckboxField } from '#shared/form/select-field.tsx';
import { TextField } from '#shared/form/text-field.tsx';
import { useSave } from '#shared/form/use-save.ts';
import { type FormValues, useSavedForm } from '#shared/form/use-saved-form.ts';
import { Button } from '#shared/ui/button.tsx';
import { ProblemLine } from '#shared/ui/panel.tsx';
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
  const t = ownWordTexts();
  const [word, setWord] = useState<Told>();
  const { save, problem } = useSave(clientProblem(leaveLostSession));
  const load = useCallback(async () => {
    const path = apiPaths.ownWork(projectId);
    setWord(await apiRequest(path, (json) => ownWordSchema.parse(json), { shownClient }));
  }, [projectId, shownClient]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a project
  useEffect(() => void save(load), [load]);
  if (!word) {
    return problem ? (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>{problem}</p>
        <Button onClick={() => void save(load)}>{t.tryAgain}</Button>
      </div>
    ) : (
      <p role="status">{t.loading}</p>
    );
  }
  const change = async (path: string, given: boolean) => {
    await apiRequest(path, () => undefined, { body: { given }, shownClient });
    await load();
    void showToast({ title: t.saved });
  };
  return (
    <>
      <Part title={t.showYourWork}>
        <Consent
          label={finishedWorkTexts().consent}
          given={word.consent}
          onChange={(given) => change(apiPaths.workConsent(projectId), given)}
        />
      </Part>
      {(word.review || word.canReview) && (
        <Part title={t.yourReview}>
          {word.review ? (
            <>
              <blockquote className="wrap-anywhere max-w-prose whitespace-pre-line">
                {word.review.text}
              </blockquote>
              {word.review.answer && (
                <p className="wrap-anywhere max-w-prose whitespace-pre-line rounded-box bg-base-200 p-4">
                  <strong>{t.ourAnswer}</strong> {word.review.answer}
                </p>
              )}
              <Consent
                label={finishedWorkTexts().reviewConsent}
                given={word.review.published}
                onChange={(given) => change(apiPaths.reviewConsent(projectId), given)}
              />
              <p>{word.review.published ? t.onSite : t.onlyForUs}</p>
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

type ConsentProps = { label: string; given: boolean; onChange: (given: boolean) => Promise<void> };

function Consent({ label, given, onChange }: ConsentProps) {
  const { save, isSaving, problem } = useSave(clientProblem(leaveLostSession));
  const online = useOnline();
  const offlineId = useId();
  return (
    <>
      <label className="flex min-h-11 max-w-prose cursor-pointer items-start gap-3">
        <input
          type="checkbox"
          className="checkbox"
          checked={given}
          aria-disabled={isSaving || !online}
          aria-describedby={online ? undefined : offlineId}
          onChange={({ target }) => {
            if (online) void save(() => onChange(target.checked));
          }}
        />
        {label}
      </label>
      <ProblemLine id={offlineId}>{online ? problem : ownWordTexts().offline}</ProblemLine>
    </>
  );
}

type ReviewFormProps = OwnWordProps & { onLeft: () => Promise<void> };

function ReviewForm({ projectId, clientId: shownClient, onLeft }: ReviewFormProps) {
  const t = ownWordTexts();
  const online = useOnline();
  const form = useSavedForm<FormValues<typeof newReviewSchema>, NewReview, void>({
    schema: newReviewSchema,
    stored: { values: { text: '', town: '', published: false }, updatedAt: null },
    draft: `review-${projectId}`,
    draftIn: 'page',
    sayProblem: clientProblem(leaveLostSession),
    send: (body) => apiRequest(apiPaths.review(projectId), () => undefined, { body, shownClient }),
    onSent: async () => {
      await onLeft();
      void showToast({ title: t.reviewLeft });
    },
  });
  return (
    <SavedForm
      form={form}
      className="grid max-w-xl gap-3"
      action={t.send}
      acting={t.sending}
      button="btn-primary"
      heldBack={online ? undefined : t.offline}
    >
      <TextField
        form={form}
        name="text"
        label={t.yourReview}
        hint={t.writeReview}
        rows={4}
        maxLength={maxReviewLength}
      />
      <TextField
        form={form}
        name="town"
        label={t.town}
        autoComplete="address-level2"
        maxLength={textLimits.name}
      />
      <CheckboxField form={form} name="published" label={finishedWorkTexts().reviewConsent} />
    </SavedForm>
  );
}
