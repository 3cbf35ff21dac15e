import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { plainQuoteRequestSchema } from '@welding/domain/entities/plain-quote-request';
import type { QuoteRequest } from '@welding/domain/entities/quote';
import type { QuoteDraft } from '@welding/domain/entities/quote-draft';
import type { Resolver } from 'react-hook-form';
import { quoteFormTexts } from './quote-form-texts.tsx';

/** Returns the request, or the errors by field or as `root`. */
export const quoteResolver: Resolver<QuoteDraft, unknown, QuoteRequest> = (draft, context, options) => {
  const validate = () => check(draft);
  return standardSchemaResolver<QuoteDraft, unknown, QuoteRequest>({
    '~standard': { version: 1, vendor: 'quote-form', validate },
  })(draft, context, options);
};

// The questions' rules load with the questions, because most visitors never open them.
async function check(draft: QuoteDraft) {
  const { intake, priceRange: _, ...plain } = draft;
  if (Object.values(intake).every((answer) => !answer)) {
    return await plainQuoteRequestSchema['~standard'].validate(plain);
  }
  try {
    const { checkWholeRequest } = await import('./check-whole-request.ts');
    return await checkWholeRequest(draft);
  } catch {
    return { issues: [{ message: quoteFormTexts().rulesNotLoaded }] };
  }
}
