import { beforeEach, expect, test, vi } from 'vitest';
import { replaceFirestore } from '#shared/storage/create-firestore.ts';
import { watchInFirestore } from './desk-firebase.ts';
import { endDeskSession, startDeskSession } from './desk-session.ts';

vi.mock('firebase/app', () => ({ initializeApp: vi.fn() }));
vi.mock('firebase/auth', () => ({
  connectAuthEmulator: vi.fn(),
  indexedDBLocalPersistence: {},
  initializeAuth: vi.fn(),
}));
vi.mock('#shared/storage/close-firebase-app.ts', () => ({ closeFirebaseApp: vi.fn() }));
vi.mock('#shared/storage/release-databases.ts', () => ({ releaseDatabasesInSleep: vi.fn() }));
vi.mock('#shared/storage/create-firestore.ts', () => ({
  createFirestore: () => 'first',
  replaceFirestore: vi.fn(() => 'next'),
}));

const page = new EventTarget();
const watch = vi.fn(() => () => undefined);

vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
watchInFirestore(watch);

beforeEach(() => {
  startDeskSession({ id: 'robin', name: 'Robin', email: 'robin@example.com', role: 'office' });
  vi.clearAllMocks();
});

test('a page that wakes watches in a new Firestore, one that was just loaded does not', () => {
  show(false);
  expect(watch).not.toHaveBeenCalled();
  show(true);
  expect(watch).toHaveBeenCalledExactlyOnceWith('next');
});

test('a page that wakes after the session ended makes no database anew', () => {
  endDeskSession(null);
  show(true);
  expect(replaceFirestore).not.toHaveBeenCalled();
  expect(watch).not.toHaveBeenCalled();
});

test('who signs in on a page that woke signed out watches in a new Firestore', () => {
  endDeskSession(null);
  show(true);
  watchInFirestore(watch);
  expect(replaceFirestore).toHaveBeenCalledOnce();
  expect(watch).toHaveBeenCalledExactlyOnceWith('next');
});

function show(persisted: boolean): void {
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}
