import { lazy, memo, Suspense } from 'react';
import { Spinner } from '#shared/ui/spinner.tsx';
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
  return (
    <Suspense fallback={<QuoteFormLoading />}>
      <QuoteForm />
    </Suspense>
  );
});

function QuoteFormLoading() {
  return (
    <div className="grid min-h-[48rem] place-items-center">
      <Spinner label="Loading the form" className="size-10 text-ember" />
    </div>
  );
}
