import * as z from 'zod/mini';
import { storedLanguage } from '../values/language-schema.ts';
import {
  type StoredFields,
  storedCaptions,
  storedCreationTime,
  storedOptionalBoolean,
  storedOptionalId,
  storedOptionalPhotos,
  storedOptionalText,
  storedOptionalTime,
  storedText,
} from '../values/stored-fields.ts';
import { idSchema } from '../values/text-fields.ts';
import { storedIntakeSchema } from './intake.ts';
import { contactPreferenceSchema } from './plain-quote-request.ts';
import { priceRangeSchema } from './price-range.ts';
import type { PrivacyOf } from './privacy.ts';
import { erasedName } from './privacy.ts';
import { closedReasonSchema, type Quote } from './quote.ts';
import { serviceTypeSchema } from './service-type-schema.ts';
import { storedFoundBy } from './stored-found-by.ts';

/** A stored quote. Reads whatever is valid, to help answer it. */
export const storedQuoteSchema: z.ZodMiniType<Quote> = z.object({
  id: idSchema,
  firstName: z.catch(storedText, ''),
  lastName: z.catch(storedText, ''),
  email: z.catch(storedText, ''),
  phone: z.catch(storedText, ''),
  serviceType: z.catch(serviceTypeSchema, 'other'),
  description: z.catch(storedText, ''),
  preferredContact: z.catch(contactPreferenceSchema, 'phone'),
  status: z.catch(storedText, 'pending'),
  createdAt: storedCreationTime,
  updatedAt: storedOptionalTime,
  zip: storedOptionalText,
  address: storedOptionalText,
  foundBy: storedFoundBy,
  intake: storedIntakeSchema,
  language: storedLanguage,
  priceRange: z.catch(z.optional(priceRangeSchema), undefined),
  photos: storedOptionalPhotos,
  photoCaptions: storedCaptions,
  seenAt: storedOptionalTime,
  clientId: storedOptionalId,
  projectId: storedOptionalId,
  madeClient: storedOptionalBoolean,
  closedReason: z.catch(z.optional(closedReasonSchema), undefined),
  closedNote: storedOptionalText,
  searchTerms: z.catch(z.optional(z.array(z.string())), undefined),
} satisfies StoredFields<Quote>);

export const quotePrivacy = {
  id: 'plain',
  firstName: { holds: 'client', erased: erasedName.firstName },
  lastName: { holds: 'client', erased: erasedName.lastName },
  email: { holds: 'client', erased: '' },
  phone: { holds: 'client', erased: '' },
  serviceType: 'plain',
  description: { holds: 'client', erased: 'Erased' },
  preferredContact: 'plain',
  status: 'plain',
  createdAt: 'plain',
  updatedAt: 'plain',
  zip: 'client',
  address: 'client',
  foundBy: 'plain',
  intake: 'client',
  language: 'plain',
  priceRange: 'plain',
  photos: 'client',
  photoCaptions: 'client',
  seenAt: { holds: 'plain', readers: 'desk' },
  clientId: 'plain',
  projectId: 'plain',
  madeClient: 'plain',
  closedReason: { holds: 'plain', readers: 'desk' },
  closedNote: { holds: 'client', readers: 'desk' },
  searchTerms: { holds: 'client', readers: 'nobody' },
} satisfies PrivacyOf<Quote>;
