import * as z from 'zod/mini';
import { deskSession } from '#desk/session/desk-session.ts';
import { deskPrefix } from '#shared/api/app-of-origin.ts';
import type { AnswerMemory } from '#shared/live-lists/list-store.ts';
import { deviceStorage } from '#shared/storage/web-storage.ts';

const storageKey = `${deskPrefix}answers`;

/** About a day of screens, in 20 kB. */
const most = 300;

/** By the query: the documents and the time, the latest last. Both are hashes, because only sameness matters. */
const storedSchema = z.array(z.tuple([z.string(), z.string(), z.number()]));

/** Which documents the server gave for which query, without their contents. Signing out erases it with the desk's data. */
export const earlierAnswers: AnswerMemory = {
  timeOf(key, items) {
    const [query, documents] = [hashOf(key), hashOfDocuments(items)];
    const found = read().find(([known, same]) => known === query && same === documents);
    return found && new Date(found[2]);
  },
  keep(key, items, at) {
    // A list that ends with the session leaves nothing.
    if (deskSession.current().phase !== 'signed-in') return;
    const query = hashOf(key);
    const others = read().filter(([known]) => known !== query);
    const answers = [...others, [query, hashOfDocuments(items), at.getTime()]].slice(-most);
    // If storage is full, lists without a connection are shown as not loaded.
    deviceStorage.write(storageKey, JSON.stringify(answers));
  },
};

function read(): z.infer<typeof storedSchema> {
  const stored = storedSchema.safeParse(deviceStorage.readJson(storageKey));
  return stored.success ? stored.data : [];
}

function hashOfDocuments(items: readonly unknown[]): string {
  return hashOf(items.map(idOf).toSorted().join());
}

function idOf(item: unknown): string {
  return item instanceof Object && 'id' in item ? String(item.id) : JSON.stringify(item);
}

/** FNV-1a with two seeds, 64 bits together: enough to tell a few hundred lists apart. */
function hashOf(text: string): string {
  return [0x811c9dc5, 0x01234567]
    .map((seed) => {
      let hash = seed;
      for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
      return (hash >>> 0).toString(36);
    })
    .join('-');
}
