import { beforeEach, expect, test, vi } from 'vitest';
import { reopenFirestore } from '#shared/session/portal-firebase.ts';
import { endSession, startSession } from '#shared/session/portal-session.ts';
import { followConnection } from './portal-source.ts';

vi.mock('reactfire', () => ({ preloadObservable: vi.fn() }));
vi.mock('#shared/session/portal-firebase.ts', () => ({
  openFirebase: () => ({ auth: {} }),
  reopenFirestore: vi.fn(),
  watchSignIn: vi.fn(),
}));

const page = new EventTarget();
const client = { id: 'casey', firstName: 'Casey' };
const onReopened = vi.fn();

vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
followConnection({ client, keep: false, onSessionEnded: vi.fn(), onReopened });

beforeEach(() => {
  startSession(client, false);
  vi.clearAllMocks();
});

test('a page that wakes has its lists in a new Firestore, one that was just loaded does not', () => {
  show(false);
  expect(reopenFirestore).not.toHaveBeenCalled();
  show(true);
  expect(reopenFirestore).toHaveBeenCalledOnce();
  expect(onReopened).toHaveBeenCalledOnce();
});

test('a page that wakes after the session ended makes no database anew', () => {
  endSession(null);
  show(true);
  expect(reopenFirestore).not.toHaveBeenCalled();
  expect(onReopened).not.toHaveBeenCalled();
});

function show(persisted: boolean): void {
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}
