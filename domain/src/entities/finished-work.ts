import * as z from 'zod/mini';
import { maxCaptionLength, textLimits } from '../values/limits.ts';
import { creationTime, field, lenient, stored, text, time } from '../values/stored-fields.ts';
import {
  idSchema,
  instantSchema,
  optionalLine,
  optionalText,
  requiredLine,
  shownVersion,
  strictBody,
} from '../values/text-fields.ts';
import { trueOrFalse } from '../values/whole-number.ts';
import { actorSchema } from './audit-entry.ts';
import { finishedWorkTexts } from './finished-work-texts.ts';
import { quotableServices } from './service-type.ts';

/** Photos of one place; `before` may be missing. Each is a photo's id, as the project's. */
const photoPair = z.object({ before: z.optional(idSchema), after: idSchema });

const workServiceSchema = z.enum(quotableServices);

/** The body of POST /api/projects/{id}/work-consent, of review-consent beside it, and of the desk's. */
export const showConsentSchema = strictBody({ given: trueOrFalse(() => finishedWorkTexts().given) });

/** The body of PUT /api/desk/projects/{id}/work. */
export const publishedWorkSchema = strictBody({
  updatedAt: shownVersion,
  title: requiredLine(
    () => finishedWorkTexts().title,
    textLimits.title,
    () => finishedWorkTexts().titleRequired,
  ),
  town: optionalLine(() => finishedWorkTexts().town, textLimits.name),
  service: workServiceSchema,
  caption: optionalText(() => finishedWorkTexts().caption, maxCaptionLength * 2),
  photos: z
    .array(photoPair, { error: () => finishedWorkTexts().choosePhotos })
    .check(
      z.minLength(1, { error: () => finishedWorkTexts().choosePhotos }),
      z.maxLength(3, { error: () => finishedWorkTexts().choosePhotos }),
    ),
});
export type PublishedWork = z.infer<typeof publishedWorkSchema>;

const consentSchema = z.object({ at: instantSchema, by: actorSchema, wording: z.string() });

/** Work for the site, under its project's id. Erased with its files and its client. */
export const storedFinishedWorkSchema = stored({
  id: field(idSchema, 'plain'),
  clientId: field(idSchema, 'plain'),
  /** The latest consent. A withdrawn one is kept as evidence, with `endedAt`. */
  consent: lenient(consentSchema, 'client'),
  endedAt: time('plain'),
  title: text('client'),
  town: text('client'),
  service: lenient(workServiceSchema, 'plain'),
  caption: text('client'),
  photos: field(z.catch(z.array(photoPair), []), { holds: 'client', erased: [] }),
  /** Missing while the site does not show it. */
  publishedAt: time('plain'),
  createdAt: creationTime('plain'),
  updatedAt: time('plain'),
});
export type FinishedWork = z.infer<typeof storedFinishedWorkSchema>;

export function mayBeShown({ consent, endedAt }: Pick<FinishedWork, 'consent' | 'endedAt'>): boolean {
  return consent !== undefined && endedAt === undefined;
}

/** One work of GET /api/work: photos are addresses without their width. */
export type ShownWork = {
  readonly id: string;
  readonly title: string;
  readonly town: string;
  readonly service: (typeof quotableServices)[number];
  readonly photos: readonly { readonly before?: string; readonly after: string }[];
  readonly caption: string;
};
