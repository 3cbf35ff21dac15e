import type { QuoteDraft } from '@welding/domain/entities/quote-draft';
import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import type { QuoteFormState } from './quote-form-state.ts';
import { quoteFormTexts } from './quote-form-texts.tsx';
import { onRestoredDraft } from './restored-draft.ts';

type MoreAboutJobProps = { form: QuoteFormState; startValues: QuoteDraft };

const texts = quoteFormTexts();

const JobQuestions = lazyPart(async () => (await import('./job-questions.tsx')).JobQuestions, {
  waiting: <Spinner label={texts.loadingQuestions} className="mt-4 size-8 text-ember" />,
  lost: (
    <p role="alert" className="mt-4">
      {texts.questionsNotLoaded}
    </p>
  ),
});

/** Optional questions, folded. Their code loads when opened. */
export function MoreAboutJob({ form, startValues }: MoreAboutJobProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    // The prerendered form starts folded. A visitor may have opened it before this code loaded.
    if (details.current?.open || answersMore(startValues)) setOpen(true);
    return onRestoredDraft((draft) => answersMore(draft) && setOpen(true));
  }, [startValues]);

  return (
    <details
      ref={details}
      className="sm:col-span-2"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="link inline-flex min-h-11 cursor-pointer items-center font-semibold">
        {texts.moreAboutJob}
      </summary>
      {wasOpened && <JobQuestions form={form} />}
    </details>
  );
}

function answersMore({ intake: { metal: _, thickness: __, ...answers } }: QuoteDraft): boolean {
  return Object.values(answers).some(Boolean);
}
