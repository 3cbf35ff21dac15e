import * as z from 'zod/mini';
import { textLimits } from '../values/limits.ts';
import { field, stored } from '../values/stored-fields.ts';
import { idSchema, instantSchema, requiredText, strictBody } from '../values/text-fields.ts';
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
export const weekCommentSchema = stored({
  id: field(idSchema, 'plain'),
  welderId: field(idSchema, 'staff'),
  /** The Monday, `YYYY-MM-DD`. */
  week: field(z.string(), 'plain'),
  text: field(z.string(), 'staff'),
  authorId: field(z.string(), 'staff'),
  authorName: field(z.string(), 'staff'),
  at: field(instantSchema, 'plain'),
});
export type WeekComment = z.infer<typeof weekCommentSchema>;
