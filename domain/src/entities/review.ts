import * as z from 'zod/mini';
import { textLimits } from '../values/limits.ts';
import { creationTime, field, stored, text, textOr, time } from '../values/stored-fields.ts';
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
export const storedReviewSchema = stored({
  id: field(idSchema, 'plain'),
  projectId: field(idSchema, 'plain'),
  clientId: field(idSchema, 'plain'),
  firstName: textOr('', { holds: 'client', erased: '' }),
  town: text('client'),
  text: textOr('', { holds: 'client', erased: '' }),
  at: creationTime('plain'),
  /** By the owner. */
  answer: text('client'),
  /** The client agreed to publish it. */
  published: field(z.catch(z.boolean(), false), 'plain'),
  /** The consent text. Kept when the consent is withdrawn. */
  wording: text('plain'),
  updatedAt: time('plain'),
});
export type Review = z.infer<typeof storedReviewSchema>;

/** A review in GET /api/work. `day` is Chicago's, `YYYY-MM-DD`: a page that shows it needs no time zone. */
export type ShownReview = Pick<Review, 'id' | 'firstName' | 'town' | 'text' | 'answer'> & {
  readonly day: string;
};
