import * as z from 'zod/mini';
import { textLimits } from '../values/limits.ts';
import { addressLine, emptyAsMissing, requiredText, strictBody } from '../values/text-fields.ts';
import { zipSchema } from '../values/zip.ts';
import { clientTexts } from './client-texts.ts';
import { foundBySchema } from './found-by.ts';
import { personFields } from './person-fields.ts';
import { quotableServices } from './service-type.ts';

/** Specification section 3, contact preference values. */
export const contactPreferenceSchema = z.enum(['phone', 'email'], {
  error: () => clientTexts().contactRequired,
});

/** Specification section 5, quote form: what every request has. */
export const plainQuoteFields = {
  ...personFields,
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
  address: emptyAsMissing(addressLine(() => clientTexts().streetAddress)),
  foundBy: emptyAsMissing(foundBySchema),
};

/** The form's rules where nobody said more about the job: its code comes without the questions. */
export const plainQuoteRequestSchema = strictBody(plainQuoteFields);
