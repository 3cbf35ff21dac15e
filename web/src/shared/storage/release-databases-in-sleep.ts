const firebaseDatabase = /^(firestore\/|firebase)/;

const running = new Set<IDBTransaction>();
const open = new Set<IDBDatabase>();
let isAsleep = false;
let hasStarted = false;

/**
 * Closes Firebase's databases when the page enters the back/forward cache. WebKit neither ends nor aborts a transaction there,
 * so other pages wait forever: lists do not load, and logout does not erase (https://github.com/w3c/IndexedDB/issues/381).
 * Firestore starts one on `pagehide` and does not expose its databases, so this records them when they open. Call it before
 * Firebase opens any.
 */
export function releaseDatabasesInSleep(): void {
  if (hasStarted || !('IDBFactory' in globalThis)) return;
  hasStarted = true;
  const openDatabase = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (...options: Parameters<typeof openDatabase>) {
    if (!firebaseDatabase.test(options[0])) return openDatabase.apply(this, options);
    if (isAsleep) return neverCompleted(this);
    const request = openDatabase.apply(this, options);
    request.addEventListener('upgradeneeded', () => request.transaction && noteRunning(request.transaction));
    request.addEventListener('success', () => note(request.result));
    return request;
  };
  addEventListener('pagehide', ({ persisted }) => {
    isAsleep = persisted;
    if (!isAsleep) return;
    for (const transaction of running) abort(transaction);
    for (const database of open) database.close();
  });
}

function note(database: IDBDatabase): void {
  if (isAsleep) {
    database.close();
    return;
  }
  open.add(database);
  const begin = database.transaction.bind(database);
  database.transaction = (...options: Parameters<typeof begin>) => noteRunning(begin(...options));
}

function noteRunning(transaction: IDBTransaction): IDBTransaction {
  running.add(transaction);
  for (const end of ['complete', 'abort'])
    transaction.addEventListener(end, () => running.delete(transaction));
  return transaction;
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // The transaction has already ended.
  }
}

/** A request that never completes. If it failed, the hidden page would report a bug. */
function neverCompleted(factory: IDBFactory): IDBOpenDBRequest {
  const request = factory.deleteDatabase('asleep');
  request.addEventListener('success', (event) => event.stopImmediatePropagation());
  return request;
}
