import type { Actor } from '@welding/domain/entities/audit-entry';
import { actorOfClient } from '@welding/domain/entities/client-names';
import {
  finishedWorkTexts,
  type NewReview,
  type Review,
  type ShownReview,
  storedReviewSchema,
} from '@welding/domain/entities/finished-work';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { guardClient } from '#clients/guard-client.ts';
import { listInvoicesOfProject } from '#invoices/invoices.ts';
import { isAllPaid } from '#invoices/reminders.ts';
import { conflict } from '#refusal.ts';
import { changeEntity } from '#store/change-entity.ts';
import { retryConflicts } from '#store/conflicts.ts';
import { addNew } from '#store/create.ts';
import { parseDocument, parseSnapshot } from '#store/documents.ts';
import { entityCollection } from '#store/entity-collection.ts';
import { newBatch } from '#store/firestore.ts';
import { declareQuery } from '#store/query.ts';

export const reviews = entityCollection('reviews', storedReviewSchema, {
  audit: 'review',
});

const latest = declareQuery({
  collection: 'reviews',
  equal: [],
  order: { field: 'at', direction: 'desc' },
});
const mostShown = 60;

export async function findReview(projectId: string): Promise<Review | undefined> {
  return parseDocument(await (await reviews()).doc(projectId).get());
}

/** The reviews on the site, latest first. */
export async function listShownReviews(): Promise<ShownReview[]> {
  const found = parseSnapshot(
    await latest(await reviews(), [])
      .limit(mostShown)
      .get(),
  );
  return found.flatMap(({ id, firstName, town, text, at, answer, published }) =>
    published
      ? [
          {
            ...{ id, firstName, text, day: chicagoDate(new Date(at)) },
            ...(town && { town }),
            ...(answer && { answer }),
          },
        ]
      : [],
  );
}

/** A client may review a project once all of it is paid. */
export async function mayReview(projectId: string): Promise<boolean> {
  return isAllPaid(await listInvoicesOfProject(projectId));
}

/**
 * Stores the one review of a project.
 * @throws Refusal 409 for another review, and before all is paid
 */
export async function storeReview(
  { id, clientId }: { readonly id: string; readonly clientId: string },
  { text, town, published }: NewReview,
): Promise<Review> {
  if (!(await mayReview(id))) throw conflict(finishedWorkTexts().notPaidYet);
  return await retryConflicts(async () => {
    const t = finishedWorkTexts();
    const earlier = await findReview(id);
    if (earlier?.text === text) return earlier;
    if (earlier) throw conflict(t.alreadyReviewed);
    const batch = await newBatch();
    const client = await guardClient(batch, clientId);
    const review: Review = {
      id,
      projectId: id,
      clientId,
      firstName: client.firstName,
      ...(town && { town }),
      text,
      at: new Date().toISOString(),
      published,
      ...(published && { wording: t.reviewConsent }),
    };
    await addNew(batch, reviews, review, actorOfClient(client), { action: 'wrote' });
    await batch.commit();
    return review;
  });
}

/** Shows a review on the site, or hides it, as its client wishes. */
export async function publishReview(id: string, published: boolean, actor: Actor): Promise<Review> {
  return await changeEntity(reviews, {
    id,
    actor,
    action: published ? 'agreed to show' : 'withdrew',
    decide: () => ({ published, ...(published && { wording: finishedWorkTexts().reviewConsent }) }),
  });
}
