import * as z from 'zod/mini';
import { emailSchema } from '../values/email.ts';
import { textLimits } from '../values/limits.ts';
import {
  emptyAsMissing,
  optionalLine,
  requiredLine,
  requiredText,
  strictBody,
} from '../values/text-fields.ts';
import { zipSchema } from '../values/zip.ts';
import { quotableServices } from './service-type.ts';

/** Specification section 3, contact preference values. */
export const contactPreferenceSchema = z.enum(['phone', 'email'], 'Please choose phone or email');

/** Specification section 5, quote form: what every request has. */
export const plainQuoteFields = {
  firstName: requiredLine('First name', textLimits.name, 'First name is required'),
  lastName: requiredLine('Last name', textLimits.name, 'Last name is required'),
  email: emailSchema,
  phone: requiredLine('Phone number', textLimits.phone, 'Valid phone number is required', 10),
  serviceType: z.enum(quotableServices, 'Please select a service'),
  description: requiredText('Project details', textLimits.text, 'Please provide project details', 10),
  preferredContact: z._default(contactPreferenceSchema, 'phone'),
  /** Where the work is to be done, which says how far away that is. */
  zip: emptyAsMissing(zipSchema),
  /** The street, as far as somebody says it. */
  address: emptyAsMissing(optionalLine('Street address', textLimits.address)),
};

/** The form's rules where nobody said more about the job: its code comes without the questions. */
export const plainQuoteRequestSchema = strictBody(plainQuoteFields);
