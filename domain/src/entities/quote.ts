import * as z from 'zod/mini';
import { textLimits } from '../business/limits.ts';
import { emailSchema } from '../values/email.ts';
import { idSchema, instantSchema, requiredLine, requiredText, strictBody } from '../values/text-fields.ts';
import { zipSchema } from '../values/zip.ts';
import { quotableServices } from './service-type.ts';
import { serviceTypeSchema } from './service-type-schema.ts';

/** Specification section 3, contact preference values. */
export const contactPreferenceSchema = z.enum(['phone', 'email'], 'Please choose phone or email');

/** A form sends an empty field as empty text, which says as little as none. */
const optionalZip = z.optional(
  z.pipe(
    z.transform((value) => (value === '' ? undefined : value)),
    z.optional(zipSchema),
  ),
);

/** Specification section 5, quote form: the form's rules and the body of POST /api/quotes. */
export const quoteRequestSchema = strictBody({
  firstName: requiredLine('First name', textLimits.name, 'First name is required'),
  lastName: requiredLine('Last name', textLimits.name, 'Last name is required'),
  email: emailSchema,
  phone: requiredLine('Phone number', textLimits.phone, 'Valid phone number is required', 10),
  serviceType: z.enum(quotableServices, 'Please select a service'),
  description: requiredText('Project details', textLimits.text, 'Please provide project details', 10),
  preferredContact: z._default(contactPreferenceSchema, 'phone'),
  /** Where the work is to be done, which says how far away that is. */
  zip: optionalZip,
});
export type QuoteRequest = z.infer<typeof quoteRequestSchema>;

/** Why a request is closed without becoming a project. */
export const closedReasonSchema = z.enum(
  ['declined', 'spam', 'duplicate', 'outside_area'],
  'Please choose a reason',
);
export type ClosedReason = z.infer<typeof closedReasonSchema>;

/** Specification section 3, and what became of it: pending until it is accepted (completed) or closed (cancelled). */
export const quoteSchema = z.extend(quoteRequestSchema, {
  id: idSchema,
  serviceType: serviceTypeSchema,
  status: z._default(z.string(), 'pending'),
  createdAt: instantSchema,
  /** The version: missing until the first change. */
  updatedAt: z.optional(instantSchema),
  /** Addresses of the photos that came with it, in the order they were put in, and what stands under them by their ids. */
  photos: z.optional(z.array(z.string())),
  photoCaptions: z.optional(z.record(z.string(), z.string())),
  /** When somebody at the desk first opened it. */
  seenAt: z.optional(instantSchema),
  /** What it became when it was accepted. */
  clientId: z.optional(idSchema),
  projectId: z.optional(idSchema),
  /** Whether the client was made of it, rather than found. */
  madeClient: z.optional(z.boolean()),
  closedReason: z.optional(closedReasonSchema),
  closedNote: z.optional(z.string()),
});
export type Quote = z.infer<typeof quoteSchema>;
