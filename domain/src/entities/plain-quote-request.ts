import * as z from 'zod/mini';
import { inCurrentLanguage, inLanguages, say } from '../values/language.ts';
import { textLimits } from '../values/limits.ts';
import { zipSchema } from '../values/place.ts';
import { addressLine, emptyAsMissing, requiredText, strictBody } from '../values/text-fields.ts';
import { type FoundBy, foundByOptions } from './found-by.ts';
import { clientTexts, personFields } from './person-fields.ts';
import { quotableServices } from './service-type.ts';

const foundByTexts = inLanguages({
  chooseOne: say('Please choose how you found us', 'Elija cómo nos encontró'),
  labels: {
    search: say('Online search', 'Búsqueda en internet'),
    map: say('Map app', 'Mapa en internet'),
    friend: say('Friend or coworker', 'Un conocido'),
    truck: say('Saw the truck', 'Vio la camioneta'),
    repeat: say('Worked together before', 'Ya trabajamos juntos'),
    social: say('Social media', 'Redes sociales'),
    other: say('Other', 'Otro'),
  },
});

export const foundBySchema = z.enum(foundByOptions, { error: () => foundByTexts().chooseOne });

export const foundByLabels: Record<FoundBy, string> = inCurrentLanguage(() => foundByTexts().labels);

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
