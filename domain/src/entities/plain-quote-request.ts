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
import { clientTexts } from './client-texts.ts';
import { quotableServices } from './service-type.ts';

/** Specification section 3, contact preference values. */
export const contactPreferenceSchema = z.enum(['phone', 'email'], {
  error: () => clientTexts().contactRequired,
});

/** Specification section 5, quote form: what every request has. */
export const plainQuoteFields = {
  firstName: requiredLine(
    () => clientTexts().firstName,
    textLimits.name,
    () => clientTexts().firstNameRequired,
  ),
  lastName: requiredLine(
    () => clientTexts().lastName,
    textLimits.name,
    () => clientTexts().lastNameRequired,
  ),
  email: emailSchema,
  phone: requiredLine(
    () => clientTexts().phone,
    textLimits.phone,
    () => clientTexts().phoneRequired,
    10,
  ),
  serviceType: z.enum(quotableServices, { error: () => clientTexts().serviceRequired }),
  description: requiredText(
    () => clientTexts().details,
    textLimits.text,
    () => clientTexts().detailsRequired,
    10,
  ),
  preferredContact: z._default(contactPreferenceSchema, 'phone'),
  /** Where the work is to be done, which says how far away that is. */
  zip: emptyAsMissing(zipSchema),
  /** The street, as far as somebody says it. */
  address: emptyAsMissing(optionalLine(() => clientTexts().streetAddress, textLimits.address)),
};

/** The form's rules where nobody said more about the job: its code comes without the questions. */
export const plainQuoteRequestSchema = strictBody(plainQuoteFields);
