import { expenseSearchTerms } from '@welding/domain/entities/client-search';
import {
  type Expense,
  expenseMessages,
  expenseSchema,
  type NewExpense,
} from '@welding/domain/entities/expense';
import type { Photo } from '@welding/domain/entities/photo';
import type { Project } from '@welding/domain/entities/project';
import { erasedFields } from '@welding/domain/values/privacy';
import { guardAsItIs } from '#clients/guard-client.ts';
import { touchLedger } from '#payments/project-ledger.ts';
import { findPhoto, type NewPicture, photos, storePictureOnce } from '#photos/photos.ts';
import { conflict } from '#refusal.ts';
import { type By, create, newIdentity } from '#store/create.ts';
import { readSnapshot } from '#store/documents.ts';
import { entityCollection } from '#store/entity-collection.ts';
import type { Batch } from '#store/firestore.ts';
import { declareQuery, listOfProjects } from '#store/query.ts';

export const expenses = entityCollection('expenses', expenseSchema, { audit: 'expense' });

const ofProject = declareQuery({ collection: 'expenses', equal: ['projectId'] });

/** A receipt arrives before its expense, which may wait offline. */
const receiptKeptMs = 30 * 24 * 60 * 60 * 1000;

/**
 * Stores a receipt's photo, once for each key and without a caption, which could outlive an erased client. A sweep removes it
 * if no expense uses it.
 * @throws Refusal key_reused
 */
export async function storeReceipt(
  { caption: _, ...picture }: Omit<NewPicture, 'owner' | 'authorId'>,
  projectId: string,
  { actor, once }: By,
): Promise<Photo> {
  const owner = { entity: 'receipt', id: projectId } as const;
  return await storePictureOnce({ ...picture, owner, authorId: actor.id }, once, receiptKeptMs);
}

/** Stores an expense of a project, which keeps its receipt. @throws Refusal key_reused, conflict when the receipt is gone */
export async function storeExpense(
  { photoId, ...expense }: NewExpense,
  { id: projectId, clientId }: Pick<Project, 'id' | 'clientId'>,
  by: By,
): Promise<Expense> {
  const stored: Expense = {
    ...expense,
    ...newIdentity(),
    projectId,
    ...(photoId && { photoId }),
    authorId: by.actor.id,
    authorName: by.actor.name,
    removed: false,
    searchTerms: expenseSearchTerms(expense),
  };
  const made = async (batch: Batch): Promise<Expense> => {
    // A phone may send it days after the client was erased. The amount counts; its words may name the client.
    const client = await guardAsItIs(batch, clientId);
    return client?.erasedAt ? { ...stored, ...erasedFields(expenses.fields, stored) } : stored;
  };
  return await create(expenses, made, by, {
    // The office reads the history, so the entry does not name the amount or purpose.
    action: 'added an expense to',
    of: { entity: 'project', id: projectId, clientId },
    check: async () => {
      if (!photoId) return;
      const photo = await findPhoto(photoId);
      const isItsReceipt =
        photo?.owner.entity === 'receipt' && photo.owner.id === projectId && photo.authorId === by.actor.id;
      if (!isItsReceipt) throw conflict(expenseMessages.receiptGone);
    },
    also: async (batch) => {
      if (photoId)
        batch.update((await photos()).doc(photoId), await photos.encodeUpdate({ sweepAt: undefined }));
      await touchLedger(batch, projectId);
    },
  });
}

/** The expenses of each project, without removed ones. @throws UnreadableDocumentError */
export async function expensesOfProjects(
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, Expense[]>> {
  return await listOfProjects(await expenses(), ofProject, projectIds, (documents) =>
    readSnapshot({ docs: documents }).filter(({ removed }) => !removed),
  );
}
