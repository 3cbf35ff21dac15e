import { askedAnswers, intakeFields } from '@welding/domain/entities/intake-facts';
import { quoteRequestSchema } from '@welding/domain/entities/quote';
import type { QuoteDraft } from '@welding/domain/entities/quote-draft';

/** Validates a draft with intake answers. Sends only questions that were asked and answered. */
export function checkWholeRequest({ intake, priceRange, ...plain }: QuoteDraft) {
  return quoteRequestSchema['~standard'].validate({
    ...plain,
    intake: askedAnswers(plain.serviceType, intake, intakeFields),
    ...(priceRange && { priceRange }),
  });
}
