import type { QuoteDraft } from '@welding/domain/entities/quote-draft';
import { useEffect, useRef, useState } from 'react';
import { Field } from '#shared/ui/field.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import { currentPhotoDraft } from './photo-draft.ts';
import type { QuoteFormState } from './quote-form-state.ts';
import { onRestoredDraft } from './restored-draft.ts';

type MoreAboutJobProps = { form: QuoteFormState; startValues: QuoteDraft };

const JobDetails = lazyPart(async () => (await import('./job-details.tsx')).JobDetails, {
  waiting: <Spinner label="Loading the questions" className="mt-4 size-8 text-ember" />,
  lost: (
    <p role="alert" className="mt-4">
      The questions did not load yet. You can send the request without them.
    </p>
  ),
});

/**
 * What nobody has to say, folded away: the ZIP code, from which the business sees how far it is, the questions and
 * photos, whose code is fetched when somebody opens it.
 */
export function MoreAboutJob({ form, startValues }: MoreAboutJobProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  const details = useRef<HTMLDetailsElement>(null);
  const error = form.formState.errors.zip?.message;

  useEffect(() => {
    // Not at once: the prerendered form is folded, unless somebody opened it before this code was there.
    const hasMore = saysMore(startValues) || currentPhotoDraft() !== undefined;
    if (details.current?.open || hasMore) setOpen(true);
    return onRestoredDraft((draft) => saysMore(draft) && setOpen(true));
  }, [startValues]);

  return (
    <details
      ref={details}
      className="sm:col-span-2"
      open={isOpen || error !== undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="link inline-flex min-h-11 cursor-pointer items-center font-semibold">
        More about the job (optional)
      </summary>
      <Field
        label="ZIP code of the job"
        hint="Tells us how far away you are."
        error={error}
        className="mt-2 max-w-60"
      >
        {(control) => (
          <input
            {...control}
            {...form.register('zip')}
            className="input"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={10}
          />
        )}
      </Field>
      {wasOpened && <JobDetails form={form} />}
    </details>
  );
}

/** Whether something of it was typed before. */
function saysMore({ zip, intake }: QuoteDraft): boolean {
  return zip !== '' || Object.values(intake).some(Boolean);
}
