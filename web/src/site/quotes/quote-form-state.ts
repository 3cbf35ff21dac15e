import type { QuoteRequest } from '@welding/domain/entities/quote';
import type { QuoteDraft } from '@welding/domain/entities/quote-draft';
import type { UseFormReturn } from 'react-hook-form';

/** The quote form as react-hook-form keeps it: a draft while it is typed, a request when it is sent. */
export type QuoteFormState = UseFormReturn<QuoteDraft, unknown, QuoteRequest>;
