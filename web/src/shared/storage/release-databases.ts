/** The databases of Firestore, Auth and Firebase's own counting. */
const firebaseDatabase = /^(firestore\/|firebase)/;
/** Those that are deleted at a logout, which waits for every page that has one open. */
const deletedDatabase = /^firestore\//;

const running = new Set<IDBTransaction>();
const opening = new Set<IDBOpenDBRequest>();
const open = new Set<IDBDatabase>();
let asleep = false;
/** From when the page is put to sleep until Firestore is opened anew: what slept gets no database any more. */
let slept = false;
let started = false;

/**
 * Lets go of Firebase's databases when the page is put into the back/forward cache. There, a transaction that has begun
 * neither ends nor is ended by WebKit, and every other page waits for it: no list loads, no logout ends
 * (https://github.com/w3c/IndexedDB/issues/381). Firestore begins one of its own on `visibilitychange` and on `pagehide`, and
 * neither it nor the browser lets anyone wait for its end. Firestore's databases are closed too, or none could be erased while
 * the page sleeps, and none is opened again there: Firestore waits for an answer that does not come, where a failure would
 * end all of its listeners. Whoever wakes the page opens Firestore anew, and calls `letDatabasesOpen`; until then opening one
 * fails: a Firestore that slept would make the database anew to say there that it ends. Call it before Firebase opens anything.
 */
export function releaseDatabasesInSleep(): void {
  if (started || !('IDBDatabase' in globalThis)) return;
  started = true;
  const openDatabase = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (...options: Parameters<typeof openDatabase>) {
    if (!deletedDatabase.test(options[0])) return openDatabase.apply(this, options);
    if (asleep) return leaveUnanswered(openDatabase.call(this, 'asleep'));
    if (slept) return refuse(openDatabase.call(this, 'asleep'));
    const request = openDatabase.apply(this, options);
    watchOpening(request);
    return request;
  };
  const begin = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (...options: Parameters<typeof begin>) {
    const transaction = begin.apply(this, options);
    if (firebaseDatabase.test(this.name)) watch(transaction);
    return transaction;
  };
  addEventListener('pagehide', ({ persisted }) => {
    asleep = persisted;
    if (!asleep) return;
    slept = true;
    for (const request of opening) abort(request.transaction);
    for (const transaction of running) letGo(transaction);
    for (const database of open) database.close();
    open.clear();
  });
  addEventListener('pageshow', () => {
    asleep = false;
  });
}

/** Call it for a Firestore that is opened now, also after the page slept. */
export function letDatabasesOpen(): void {
  slept = false;
}

/** A database that is just being made ends as one that could not be opened, if the page goes to sleep meanwhile. */
function watchOpening(request: IDBOpenDBRequest): void {
  opening.add(request);
  request.addEventListener('error', () => opening.delete(request), { once: true });
  request.addEventListener(
    'success',
    () => {
      opening.delete(request);
      const database = request.result;
      open.add(database);
      database.addEventListener('close', () => open.delete(database), { once: true });
    },
    { once: true },
  );
}

/** Whoever asked never hears of it; the database it names is not even made. */
function leaveUnanswered(request: IDBOpenDBRequest): IDBOpenDBRequest {
  request.addEventListener('upgradeneeded', () => abort(request.transaction));
  for (const type of ['upgradeneeded', 'success', 'error', 'blocked']) {
    request.addEventListener(type, (event) => event.stopImmediatePropagation());
  }
  return request;
}

/** Whoever asked hears of an AbortError; the database it names is not even made. */
function refuse(request: IDBOpenDBRequest): IDBOpenDBRequest {
  request.addEventListener('upgradeneeded', (event) => {
    event.stopImmediatePropagation();
    abort(request.transaction);
  });
  return request;
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

function letGo(transaction: IDBTransaction): void {
  running.delete(transaction);
  abort(transaction);
  if (deletedDatabase.test(transaction.db.name)) transaction.db.close();
}

function abort(transaction: IDBTransaction | null): void {
  try {
    transaction?.abort();
  } catch {
    // It has just ended by itself.
  }
}
