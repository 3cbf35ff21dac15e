import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetApp } from '#shared/storage/forget-app.ts';
import { appSession } from './app-session.ts';
import { sessionEnd, sessionEndTexts } from './session-end.ts';

vi.mock('#shared/storage/forget-app.ts', () => ({ forgetApp: vi.fn(async () => done.push('forget') > 0) }));

type Person = { readonly id: string; readonly name: string; readonly keep: boolean };
const done: string[] = [];
const stored = new Map<string, string>();
let page: EventTarget;
const ada: Person = { id: 'a', name: 'Ada', keep: true };

const session = appSession<Person>({
  key: 'test-session',
  read: (json) => (json === null ? null : { ...ada, ...Object(json) }),
  write: (person) => (person.keep ? person : undefined),
});
const end = sessionEnd({
  session,
  onDevice: { prefix: 'test-', firebaseApp: 'test' },
  personOf: ({ id }) => id,
  closeFirebase: async () => void done.push('close'),
  endNotifications: async () => void done.push('unsubscribe'),
  needsTokenForNotifications: true,
  findLoss: async () => 'A tap is lost.',
  endedElsewhere: 'Elsewhere.',
});

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('window', { location: { reload: () => done.push('reload') } });
  session.start(ada);
  end.watchOtherTabs();
});
afterEach(async () => {
  await end.hasLeft();
  vi.useRealTimers();
  stored.clear();
  done.length = 0;
  vi.unstubAllGlobals();
});

async function otherTabStores(person: Partial<Person> | undefined): Promise<void> {
  if (person) stored.set(session.key, JSON.stringify({ ...ada, ...person }));
  else stored.delete(session.key);
  page.dispatchEvent(Object.assign(new Event('storage'), { key: session.key }));
  await end.hasLeft();
}

test('signing out in another tab ends the session here, names lost items and erases the device', async () => {
  await otherTabStores(undefined);
  expect(session.current()).toEqual({ phase: 'signed-out', notice: 'Elsewhere. A tap is lost.' });
  expect(done).toEqual(['unsubscribe', 'close', 'forget']);
  await otherTabStores({});
  expect(session.current()).toMatchObject({ phase: 'signed-in', name: 'Ada' });
});

test('a name changed in another tab changes here, and another person reloads the page', async () => {
  await otherTabStores({ name: 'Ada Bell' });
  expect(session.current()).toMatchObject({ phase: 'signed-in', name: 'Ada Bell' });
  await otherTabStores({ id: 'b' });
  expect(done).toEqual(['reload']);
});

test('a session that is not kept ignores other tabs, and leaves stored data alone', async () => {
  session.start({ ...ada, id: 'b', keep: false });
  await otherTabStores({});
  expect(session.current()).toMatchObject({ phase: 'signed-in', id: 'b' });
  end.leave('Over.');
  await end.hasLeft();
  expect(done).toEqual(['unsubscribe', 'close']);
});

test('erases again the data that a closing tab writes, unless a person has signed in since', async () => {
  await end.signOut();
  await vi.advanceTimersByTimeAsync(700);
  expect(done.filter((step) => step === 'forget')).toHaveLength(2);
  await end.hasLeft();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(done.filter((step) => step === 'forget')).toHaveLength(2);
  await end.signOut();
  stored.set(session.key, JSON.stringify(ada));
  await vi.advanceTimersByTimeAsync(2_700);
  expect(done.filter((step) => step === 'forget')).toHaveLength(3);
});

const signedOut = (notice: string | null) => ({ phase: 'signed-out', notice });

test('the form says that data is left until it is erased', async () => {
  vi.mocked(forgetApp).mockResolvedValueOnce(false);
  end.finish(null, await end.signOut());
  expect(session.current()).toEqual(signedOut(sessionEndTexts().leftover));
  await vi.advanceTimersByTimeAsync(700);
  expect(session.current()).toEqual(signedOut(null));
  end.finish('Bye.', false);
  expect(session.current()).toEqual(signedOut(`Bye. ${sessionEndTexts().leftover}`));
});

test.each([
  ['says so', false, () => undefined, signedOut(sessionEndTexts().leftover)],
  ['says nothing once the data is erased', true, () => undefined, signedOut(null)],
  ['keeps a person who signs in meanwhile', false, () => session.start(ada), { ...ada, phase: 'signed-in' }],
])('a page that opens with data left %s', async (_, isErased, meanwhile, shown) => {
  session.set({ phase: 'signed-out', notice: null });
  vi.mocked(forgetApp).mockResolvedValueOnce(isErased);
  end.watchOtherTabs();
  meanwhile();
  await end.hasLeft();
  expect(session.current()).toEqual(shown);
});
