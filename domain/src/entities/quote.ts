import * as z from 'zod/mini';
import { inLanguages, say } from '../values/language.ts';
import { erasedName } from '../values/privacy.ts';
import {
  creationTime,
  field,
  flag,
  id,
  lenient,
  stored,
  storedCaptions,
  storedCode,
  storedLanguage,
  storedOptionalPhotos,
  text,
  textOr,
  time,
} from '../values/stored-fields.ts';
import { idSchema, languageSchema, strictBody } from '../values/text-fields.ts';
import { storedFoundBy } from './found-by.ts';
import { intakeSchema, storedIntakeSchema } from './intake.ts';
import { contactPreferenceSchema, plainQuoteFields } from './plain-quote-request.ts';
import { priceRangeSchema } from './price-range.ts';
import { serviceTypes } from './service-type.ts';

const quoteTexts = inLanguages({
  reasonRequired: say('Please choose a reason', 'Elija un motivo'),
});

/** The body of POST /api/quotes: the basic fields and the intake answers. */
export const quoteRequestSchema = strictBody({
  ...plainQuoteFields,
  intake: z.optional(intakeSchema),
  /** The language of the page that sent it. */
  language: z.optional(languageSchema),
  /** As shown before sending. */
  priceRange: z.optional(priceRangeSchema),
});
export type QuoteRequest = z.infer<typeof quoteRequestSchema>;

export const closedReasonSchema = z.enum(['declined', 'spam', 'duplicate', 'outside_area'], {
  error: () => quoteTexts().reasonRequired,
});
export type ClosedReason = z.infer<typeof closedReasonSchema>;

/**
 * Specification section 3, plus its outcome: pending, accepted (completed) or closed (cancelled). Reads every valid field, to help
 * answer it.
 */
export const quoteSchema = stored({
  id: field(idSchema, 'plain'),
  firstName: textOr('', { holds: 'client', erased: erasedName.firstName }),
  lastName: textOr('', { holds: 'client', erased: erasedName.lastName }),
  email: textOr('', { holds: 'client', erased: '' }),
  phone: textOr('', { holds: 'client', erased: '' }),
  serviceType: field(z.catch(storedCode(serviceTypes), 'other'), 'plain'),
  description: textOr('', { holds: 'client', erased: 'Erased' }),
  preferredContact: field(z.catch(storedCode(contactPreferenceSchema.options), 'phone'), 'plain'),
  status: textOr('pending', 'plain'),
  createdAt: creationTime('plain'),
  /** The version; missing until the first change. */
  updatedAt: time('plain'),
  zip: text('client'),
  address: text('client'),
  foundBy: field(storedFoundBy, 'plain'),
  intake: field(storedIntakeSchema, 'client'),
  language: field(storedLanguage, 'plain'),
  priceRange: lenient(priceRangeSchema, 'plain'),
  /** Photo paths in upload order, and captions by photo id. */
  photos: field(storedOptionalPhotos, 'client'),
  photoCaptions: field(storedCaptions, 'client'),
  seenAt: time({ holds: 'plain', readers: 'desk' }),
  clientId: id('plain'),
  projectId: id('plain'),
  madeClient: flag('plain'),
  closedReason: lenient(storedCode(closedReasonSchema.options), { holds: 'plain', readers: 'desk' }),
  closedNote: text({ holds: 'client', readers: 'desk' }),
  searchTerms: lenient(z.array(z.string()), { holds: 'client', readers: 'nobody' }),
});
export type Quote = z.infer<typeof quoteSchema>;
