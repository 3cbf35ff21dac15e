import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { letDatabasesOpen, releaseDatabasesInSleep } from './release-databases.ts';

const page = new EventTarget();

/** As much of IndexedDB as decides who ends a transaction: one that ended throws when it is aborted. */
class FakeTransaction extends EventTarget {
  readonly db: FakeDatabase;
  ended = '';
  constructor(db: FakeDatabase) {
    super();
    this.db = db;
  }
  end(how: 'complete' | 'abort'): void {
    if (this.ended) throw new DOMException('The transaction has ended', 'InvalidStateError');
    this.ended = how;
    this.dispatchEvent(new Event(how));
  }
  abort(): void {
    this.end('abort');
  }
}

class FakeDatabase extends EventTarget {
  readonly name: string;
  isOpen = true;
  constructor(name: string) {
    super();
    this.name = name;
  }
  transaction(): FakeTransaction {
    return new FakeTransaction(this);
  }
  close(): void {
    this.isOpen = false;
  }
}

class FakeOpening extends EventTarget {
  readonly result: FakeDatabase;
  /** There while the database is being made. */
  transaction: FakeTransaction | null = null;
  constructor(name: string) {
    super();
    this.result = new FakeDatabase(name);
  }
  succeed(): FakeDatabase {
    this.dispatchEvent(new Event('success'));
    return this.result;
  }
}

class FakeFactory {
  open(name: string): FakeOpening {
    return new FakeOpening(name);
  }
}

beforeAll(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('IDBDatabase', FakeDatabase);
  vi.stubGlobal('IDBFactory', FakeFactory);
  releaseDatabasesInSleep();
});

beforeEach(() => {
  signal('pageshow', false);
  letDatabasesOpen();
});

test('what Firestore has begun is ended when the page goes to sleep, and nothing begins until it wakes', () => {
  const database = new FakeDatabase('firestore/[DEFAULT]/demo/main');
  const [done, begun] = [database.transaction(), database.transaction()];
  done.end('complete');
  signal('pagehide', true);
  expect([done.ended, begun.ended]).toEqual(['complete', 'abort']);
  expect(database.transaction().ended).toBe('abort');
  signal('pageshow', true);
  expect(database.transaction().ended).toBe('');
});

test("Firestore's databases are closed in sleep, busy or idle, so that they can be erased", () => {
  const factory = new FakeFactory();
  const [busy, idle, auth] = ['firestore/a', 'firestore/b', 'firebaseLocalStorageDb'].map((name) =>
    factory.open(name).succeed(),
  );
  busy?.transaction();
  auth?.transaction();
  signal('pagehide', true);
  expect([busy?.isOpen, idle?.isOpen, auth?.isOpen]).toEqual([false, false, true]);
});

test('no database of Firestore is opened in sleep, and one that is being made is not', () => {
  const factory = new FakeFactory();
  const made = factory.open('firestore/c');
  made.transaction = new FakeTransaction(made.result);
  signal('pagehide', true);
  expect(made.transaction.ended).toBe('abort');
  const asked = factory.open('firestore/c');
  const answered = vi.fn();
  asked.addEventListener('success', answered);
  asked.succeed();
  expect(answered).not.toHaveBeenCalled();
  expect(factory.open('desk-outbox')).toBeDefined();
});

test('in a page that woke, a database of Firestore opens for a new Firestore, and fails for the one that slept', () => {
  const factory = new FakeFactory();
  signal('pagehide', true);
  signal('pageshow', true);
  const refused = factory.open('firestore/d');
  refused.transaction = new FakeTransaction(refused.result);
  const upgraded = vi.fn();
  refused.addEventListener('upgradeneeded', upgraded);
  refused.dispatchEvent(new Event('upgradeneeded'));
  expect([refused.result.name, refused.transaction.ended]).toEqual(['asleep', 'abort']);
  expect(upgraded).not.toHaveBeenCalled();
  letDatabasesOpen();
  const allowed = factory.open('firestore/d');
  const answered = vi.fn();
  allowed.addEventListener('success', answered);
  expect(allowed.succeed().name).toBe('firestore/d');
  expect(answered).toHaveBeenCalledOnce();
});

test('a page that is closed for good is left to end what it has begun', () => {
  const begun = new FakeDatabase('firebaseLocalStorageDb').transaction();
  signal('pagehide', false);
  expect(begun.ended).toBe('');
});

test('what is no database of Firebase is left alone: a quote is being kept', () => {
  const begun = new FakeDatabase('workbox-background-sync').transaction();
  signal('pagehide', true);
  expect(begun.ended).toBe('');
});

function signal(type: 'pagehide' | 'pageshow', persisted: boolean): void {
  page.dispatchEvent(Object.assign(new Event(type), { persisted }));
}
