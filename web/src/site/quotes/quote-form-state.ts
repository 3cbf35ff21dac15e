import type { QuoteRequest } from '@welding/domain/entities/quote';
import type { QuoteDraft } from '@welding/domain/entities/quote-draft';
import type { UseFormReturn } from 'react-hook-form';

/** The form's state: a draft while typing, a request when sent. */
export type QuoteFormState = UseFormReturn<QuoteDraft, unknown, QuoteRequest>;
