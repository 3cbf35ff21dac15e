import { lazy, memo, Suspense, useEffect } from 'react';
import { Spinner } from '#components/spinner.tsx';
import { quoteFormId } from './quote-form-id.ts';
import { whenQuoteFormIsWanted } from './when-quote-form-is-wanted.ts';

const QuoteForm = lazy(async () => {
  await whenQuoteFormIsWanted();
  return { default: (await import('./quote-form.tsx')).QuoteForm };
});

/**
 * The quote form, whose code is fetched only when it is wanted: until then the prerendered form can be typed into.
 * Memoised because an update from above would make React throw that form away, with what was typed.
 */
export const DeferredQuoteForm = memo(function DeferredQuoteForm() {
  useEffect(holdEarlySubmit, []);
  return (
    <Suspense fallback={<QuoteFormLoading />}>
      <QuoteForm />
    </Suspense>
  );
});

/** Sends a form that was submitted before its code was there, as soon as it is. */
function holdEarlySubmit() {
  const hold = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.id !== quoteFormId || 'ready' in form.dataset) return;
    event.preventDefault();
    form.dataset['submitted'] = '';
  };
  document.addEventListener('submit', hold, { capture: true });
  return () => document.removeEventListener('submit', hold, { capture: true });
}

function QuoteFormLoading() {
  return (
    <div className="grid min-h-[48rem] place-items-center">
      <Spinner label="Loading the form" className="size-10 text-ember" />
    </div>
  );
}
