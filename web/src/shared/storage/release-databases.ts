/** The databases of Firestore, Auth and Firebase's own counting. */
const firebaseDatabase = /^(firestore\/|firebase)/;
/** Those that are deleted at a logout, which waits for every page that has one open. */
const deletedDatabase = /^firestore\//;

const running = new Set<IDBTransaction>();
let asleep = false;
let started = false;

/**
 * Lets go of Firebase's databases when the page is put into the back/forward cache. There, a transaction that has begun
 * neither ends nor is ended by WebKit, and every other page waits for it: no list loads, no logout ends
 * (https://github.com/w3c/IndexedDB/issues/381). Firestore begins one of its own on `visibilitychange` and on `pagehide`, and
 * neither it nor the browser lets anyone wait for its end. Firestore's databases are closed too, or none could be erased while
 * the page sleeps; whoever wakes the page opens Firestore anew. Call it before Firebase opens anything.
 */
export function releaseDatabasesInSleep(): void {
  if (started || !('IDBDatabase' in globalThis)) return;
  started = true;
  const begin = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (...options: Parameters<typeof begin>) {
    const transaction = begin.apply(this, options);
    if (firebaseDatabase.test(this.name)) watch(transaction);
    return transaction;
  };
  addEventListener('pagehide', ({ persisted }) => {
    asleep = persisted;
    if (asleep) for (const transaction of running) letGo(transaction);
  });
  addEventListener('pageshow', () => {
    asleep = false;
  });
}

function watch(transaction: IDBTransaction): void {
  if (asleep) {
    letGo(transaction);
    return;
  }
  running.add(transaction);
  for (const end of ['complete', 'abort']) {
    transaction.addEventListener(end, () => running.delete(transaction), { once: true });
  }
}

/** Only after a transaction of its own: Firestore waits for that one, and so does not open the database again at once. */
function letGo(transaction: IDBTransaction): void {
  running.delete(transaction);
  try {
    transaction.abort();
  } catch {
    // It has just ended by itself.
  }
  if (deletedDatabase.test(transaction.db.name)) transaction.db.close();
}
