import { DraftPhotos } from './draft-photos.tsx';
import { JobQuestions } from './job-questions.tsx';
import type { QuoteFormState } from './quote-form-state.ts';

/** The questions and photos of a quote, of whose code most visitors need nothing. */
export function JobDetails({ form }: { form: QuoteFormState }) {
  return (
    <>
      <JobQuestions form={form} />
      <DraftPhotos />
    </>
  );
}
