import * as z from 'zod/mini';
import { maxCaptionLength, textLimits } from '../values/limits.ts';
import {
  type StoredFields,
  storedCreationTime,
  storedOptionalText,
  storedOptionalTime,
} from '../values/stored-fields.ts';
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
import { type Actor, actorSchema } from './audit-entry.ts';
import { finishedWorkTexts } from './finished-work-texts.ts';
import type { PrivacyOf } from './privacy.ts';
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

/** Work for the site, under its project's id. */
export type FinishedWork = {
  readonly id: string;
  readonly clientId: string;
  /** The latest consent. A withdrawn one is kept as evidence, with `endedAt`. */
  readonly consent?: { readonly at: string; readonly by: Actor; readonly wording: string } | undefined;
  readonly endedAt?: string | undefined;
  readonly title?: string | undefined;
  readonly town?: string | undefined;
  readonly service?: z.infer<typeof workServiceSchema> | undefined;
  readonly caption?: string | undefined;
  readonly photos: readonly z.infer<typeof photoPair>[];
  /** Missing while the site does not show it. */
  readonly publishedAt?: string | undefined;
  readonly createdAt: string;
  readonly updatedAt?: string | undefined;
};

export const storedFinishedWorkSchema: z.ZodMiniType<FinishedWork> = z.object({
  id: idSchema,
  clientId: idSchema,
  consent: z.catch(z.optional(consentSchema), undefined),
  endedAt: storedOptionalTime,
  title: storedOptionalText,
  town: storedOptionalText,
  service: z.catch(z.optional(workServiceSchema), undefined),
  caption: storedOptionalText,
  photos: z.catch(z.array(photoPair), []),
  publishedAt: storedOptionalTime,
  createdAt: storedCreationTime,
  updatedAt: storedOptionalTime,
} satisfies StoredFields<FinishedWork>);

/** Erased with its files and its client. */
export const finishedWorkPrivacy = {
  id: 'plain',
  clientId: 'plain',
  consent: 'client',
  endedAt: 'plain',
  title: 'client',
  town: 'client',
  service: 'plain',
  caption: 'client',
  photos: { holds: 'client', erased: [] },
  publishedAt: 'plain',
  createdAt: 'plain',
  updatedAt: 'plain',
} satisfies PrivacyOf<FinishedWork>;

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
