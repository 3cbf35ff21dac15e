import * as z from 'zod/mini';
import {
  storedCaptions,
  storedCreationTime,
  storedOptionalPhotos,
  storedOptionalText,
  storedOptionalTime,
  storedText,
} from '../values/stored-fields.ts';
import { idSchema } from '../values/text-fields.ts';
import { storedIntakeSchema } from './intake.ts';
import { contactPreferenceSchema } from './plain-quote-request.ts';
import { priceRangeSchema } from './price-range.ts';
import { closedReasonSchema, type Quote } from './quote.ts';
import { serviceTypeSchema } from './service-type-schema.ts';

/** A quote as it is read: whatever can be told of it helps to answer it. */
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
  intake: storedIntakeSchema,
  priceRange: z.catch(z.optional(priceRangeSchema), undefined),
  photos: storedOptionalPhotos,
  photoCaptions: storedCaptions,
  seenAt: storedOptionalTime,
  clientId: z.catch(z.optional(idSchema), undefined),
  projectId: z.catch(z.optional(idSchema), undefined),
  madeClient: z.catch(z.optional(z.boolean()), undefined),
  closedReason: z.catch(z.optional(closedReasonSchema), undefined),
  closedNote: storedOptionalText,
} satisfies Record<keyof Quote, z.ZodMiniType>);
