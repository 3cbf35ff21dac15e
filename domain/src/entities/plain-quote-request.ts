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

/** Specification section 5, quote form: the basic fields. */
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
  /** The ZIP code of the job, for the distance. */
  zip: emptyAsMissing(zipSchema),
  address: emptyAsMissing(addressLine(() => clientTexts().streetAddress)),
  foundBy: emptyAsMissing(foundBySchema),
};

/** The basic form without the intake questions, so that it loads without their code. */
export const plainQuoteRequestSchema = strictBody(plainQuoteFields);
