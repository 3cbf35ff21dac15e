import { randomUUID } from 'node:crypto';
import { actorOf, type Staff } from '@welding/domain/entities/staff';
import {
  type NewWeekComment,
  type WeekComment,
  weekCommentPrivacy,
  weekCommentSchema,
} from '@welding/domain/entities/week-comment';
import { recordChange } from '#store/audit.ts';
import { createIdempotently, type IdempotencyKey } from '#store/create-idempotently.ts';
import { entityCollection } from '#store/entity-collection.ts';

const weekComments = entityCollection('weekComments', weekCommentSchema, ['at'], weekCommentPrivacy);

/** Stores what somebody says of a week, once for each key. @throws Refusal key_reused */
export async function storeWeekComment(
  comment: NewWeekComment,
  author: Staff,
  once: IdempotencyKey | undefined,
): Promise<WeekComment> {
  const at = new Date().toISOString();
  const id = randomUUID();
  const signed = { ...comment, id, authorId: author.id, authorName: author.name, at };
  const change = { action: 'added a comment to', entity: 'workEntry', entityId: id } as const;
  return await createIdempotently(await weekComments(), signed, {
    once,
    also: (batch) => recordChange(batch, { ...change, changes: [], actor: actorOf(author) }),
  });
}
