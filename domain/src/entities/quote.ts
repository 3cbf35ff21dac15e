import * as z from 'zod/mini';
import { textLimits } from '../business/limits.ts';
import { emailSchema } from '../values/email.ts';
import { idSchema, instantSchema, requiredLine, requiredText, strictBody } from '../values/text-fields.ts';
import { quotableServices } from './service-type.ts';
import { serviceTypeSchema } from './service-type-schema.ts';

/** Specification section 3, contact preference values. */
export const contactPreferenceSchema = z.enum(['phone', 'email'], 'Please choose phone or email');

/** Specification section 5, quote form: the form's rules and the body of POST /api/quotes. */
export const quoteRequestSchema = strictBody({
  firstName: requiredLine('First name', textLimits.name, 'First name is required'),
  lastName: requiredLine('Last name', textLimits.name, 'Last name is required'),
  email: emailSchema,
  phone: requiredLine('Phone number', textLimits.phone, 'Valid phone number is required', 10),
  serviceType: z.enum(quotableServices, 'Please select a service'),
  description: requiredText('Project details', textLimits.text, 'Please provide project details', 10),
  preferredContact: z._default(contactPreferenceSchema, 'phone'),
});
export type QuoteRequest = z.infer<typeof quoteRequestSchema>;

/** Specification section 3. */
export const quoteSchema = z.extend(quoteRequestSchema, {
  id: idSchema,
  serviceType: serviceTypeSchema,
  status: z._default(z.string(), 'pending'),
  createdAt: instantSchema,
});
export type Quote = z.infer<typeof quoteSchema>;
