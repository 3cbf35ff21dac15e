import * as z from 'zod/mini';
import { textLimits } from '../values/limits.ts';
import {
  type StoredFields,
  storedCreationTime,
  storedOptionalText,
  storedOptionalTime,
  storedText,
} from '../values/stored-fields.ts';
import {
  idSchema,
  optionalLine,
  optionalText,
  requiredText,
  shownVersion,
  strictBody,
} from '../values/text-fields.ts';
import { trueOrFalse } from '../values/whole-number.ts';
import { finishedWorkTexts } from './finished-work-texts.ts';
import type { PrivacyOf } from './privacy.ts';

/** Maximum characters of a review and of its answer. */
export const maxReviewLength = 2_000;

/** The body of POST /api/projects/{id}/review. `published` is the consent to show it. */
export const newReviewSchema = strictBody({
  text: requiredText(
    () => finishedWorkTexts().review,
    maxReviewLength,
    () => finishedWorkTexts().reviewRequired,
  ),
  town: optionalLine(() => finishedWorkTexts().town, textLimits.name),
  published: trueOrFalse(() => finishedWorkTexts().published),
});
export type NewReview = z.infer<typeof newReviewSchema>;

/** The body of PATCH /api/desk/reviews/{id}: an empty answer removes it. */
export const reviewAnswerSchema = strictBody({
  updatedAt: shownVersion,
  answer: optionalText(() => finishedWorkTexts().answer, maxReviewLength),
});

/** A client's review, under its project's id. */
export type Review = {
  readonly id: string;
  readonly projectId: string;
  readonly clientId: string;
  readonly firstName: string;
  readonly town?: string | undefined;
  readonly text: string;
  readonly at: string;
  /** By the owner. */
  readonly answer?: string | undefined;
  /** The client agreed to publish it. */
  readonly published: boolean;
  /** The consent text. Kept when the consent is withdrawn. */
  readonly wording?: string | undefined;
  readonly updatedAt?: string | undefined;
};

export const storedReviewSchema: z.ZodMiniType<Review> = z.object({
  id: idSchema,
  projectId: idSchema,
  clientId: idSchema,
  firstName: z.catch(storedText, ''),
  town: storedOptionalText,
  text: z.catch(storedText, ''),
  at: storedCreationTime,
  answer: storedOptionalText,
  published: z.catch(z.boolean(), false),
  wording: storedOptionalText,
  updatedAt: storedOptionalTime,
} satisfies StoredFields<Review>);

export const reviewPrivacy = {
  id: 'plain',
  projectId: 'plain',
  clientId: 'plain',
  firstName: { holds: 'client', erased: '' },
  town: 'client',
  text: { holds: 'client', erased: '' },
  at: 'plain',
  answer: 'client',
  published: 'plain',
  wording: 'plain',
  updatedAt: 'plain',
} satisfies PrivacyOf<Review>;

/** A review in GET /api/work. `day` is Chicago's, `YYYY-MM-DD`: a page that shows it needs no time zone. */
export type ShownReview = Pick<Review, 'id' | 'firstName' | 'town' | 'text' | 'answer'> & {
  readonly day: string;
};
