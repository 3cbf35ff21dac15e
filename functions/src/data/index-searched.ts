import { isDeepStrictEqual } from 'node:util';
import {
  clientSearchTerms,
  expenseSearchTerms,
  requestSearchTerms,
} from '@welding/domain/entities/client-search';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { changePages } from './change-pages.ts';
import { clients } from './clients.ts';
import type { EntityCollection } from './entity-collection.ts';
import { expenses } from './expenses.ts';
import { newBatch } from './firestore.ts';
import { parseDocument } from './parse-snapshot.ts';
import { projects } from './projects.ts';
import { quotes } from './quotes.ts';

/*
 * What the desk finds things by is stored with them. These bring up to date what was stored before that, or in an older
 * form. Each is safe to repeat, and while the desk is in use, and says how many there are and how many were written.
 */

/** Clients by name, e-mail, phone and address. */
export async function indexClients(): Promise<{ looked: number; written: number }> {
  return await indexed(clients, (client) =>
    client.mergedInto || client.erasedAt ? undefined : clientSearchTerms(client),
  );
}

/** Requests, as clients are. */
export async function indexRequests(): Promise<{ looked: number; written: number }> {
  return await indexed(quotes, requestSearchTerms);
}

/** Expenses by what was bought. */
export async function indexExpenses(): Promise<{ looked: number; written: number }> {
  return await indexed(expenses, expenseSearchTerms);
}

/** Projects by title and address, with what stands apart of them. */
export async function indexProjects(): Promise<{ looked: number; written: number }> {
  return await changePages(projects, 200, async (page) => {
    const batch = await newBatch();
    const written = await Promise.all(
      page.map(async (document) => {
        // The place first: a title that changes after it changes the place, too.
        const part = await projects.apart?.read(document.id);
        const project = parseDocument(await document.ref.get());
        return part && project ? await part.write(batch, part.join(project)) : false;
      }),
    );
    await batch.commit();
    return written.filter(Boolean).length;
  });
}

type Searched = { readonly id: string; readonly searchTerms?: readonly string[] | undefined };

/** @param termsOf undefined for what is not to be found */
async function indexed<Entity extends Searched>(
  collection: EntityCollection<Entity>,
  termsOf: (entity: Entity) => string[] | undefined,
): Promise<{ looked: number; written: number }> {
  return await changePages(collection, 300, async (page: readonly QueryDocumentSnapshot<Entity>[]) => {
    const batch = await newBatch();
    let written = 0;
    for (const document of page) {
      const entity = parseDocument(document);
      const searchTerms = entity && termsOf(entity);
      if (!searchTerms || isDeepStrictEqual(entity.searchTerms, searchTerms)) continue;
      const asRead = { lastUpdateTime: document.updateTime };
      batch.update(document.ref.withConverter(null), { searchTerms }, asRead);
      written += 1;
    }
    await batch.commit();
    return written;
  });
}
