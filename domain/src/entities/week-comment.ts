import * as z from 'zod/mini';
import { textLimits } from '../values/limits.ts';
import { idSchema, instantSchema, requiredText, strictBody } from '../values/text-fields.ts';
import type { PrivacyOf } from './privacy.ts';
import { weekSchema } from './work-week.ts';
import { writingTexts } from './writing-texts.ts';

const textSchema = requiredText(
  () => writingTexts().comment,
  textLimits.text,
  () => writingTexts().textRequired,
);

export const weekCommentFormSchema = strictBody({ text: textSchema });

export const newWeekCommentSchema = strictBody({ welderId: idSchema, week: weekSchema, text: textSchema });
export type NewWeekComment = z.infer<typeof newWeekCommentSchema>;

/** A comment on a welder's week, by the welder, the office or the owner. */
export const weekCommentSchema = z.object({
  id: idSchema,
  welderId: idSchema,
  /** The Monday, `YYYY-MM-DD`. */
  week: z.string(),
  text: z.string(),
  authorId: z.string(),
  authorName: z.string(),
  at: instantSchema,
});
export type WeekComment = z.infer<typeof weekCommentSchema>;

export const weekCommentPrivacy = {
  id: 'plain',
  welderId: 'staff',
  week: 'plain',
  text: 'staff',
  authorId: 'staff',
  authorName: 'staff',
  at: 'plain',
} satisfies PrivacyOf<WeekComment>;
