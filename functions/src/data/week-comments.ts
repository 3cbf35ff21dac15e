import { randomUUID } from 'node:crypto';
import type { Staff } from '@welding/domain/entities/staff';
import {
  type NewWeekComment,
  type WeekComment,
  weekCommentPrivacy,
  weekCommentSchema,
} from '@welding/domain/entities/week-comment';
import { entityCollection } from './collection.ts';
import { createIdempotently, type IdempotencyKey } from './create-idempotently.ts';

const weekComments = entityCollection('weekComments', weekCommentSchema, ['at'], weekCommentPrivacy);

/** Stores what somebody says of a week, once for each key. @throws Refusal key_reused */
export async function storeWeekComment(
  comment: NewWeekComment,
  { id: authorId, name: authorName }: Staff,
  once: IdempotencyKey | undefined,
): Promise<WeekComment> {
  const at = new Date().toISOString();
  const signed = { ...comment, id: randomUUID(), authorId, authorName, at };
  return await createIdempotently(await weekComments(), signed, { once });
}
