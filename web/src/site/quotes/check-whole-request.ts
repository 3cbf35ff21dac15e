import { askedAnswers } from '@welding/domain/entities/asked-questions';
import { intakeFields } from '@welding/domain/entities/intake-facts';
import { quoteRequestSchema } from '@welding/domain/entities/quote';
import type { QuoteDraft } from '@welding/domain/entities/quote-draft';

/** Checks a draft with answers to the questions: what was asked, answered and shown is sent, and nothing else. */
export function checkWholeRequest({ intake, priceRange, ...plain }: QuoteDraft) {
  return quoteRequestSchema['~standard'].validate({
    ...plain,
    intake: askedAnswers(plain.serviceType, intake, intakeFields),
    ...(priceRange && { priceRange }),
  });
}
