import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { appSession } from './app-session.ts';
import { sessionEnd } from './session-end.ts';

vi.mock('#shared/storage/forget-app.ts', () => ({ forgetApp: async () => done.push('forget') > 0 }));

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
  page = new EventTarget();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('window', { location: { reload: () => done.push('reload') } });
  session.start(ada);
  end.followOtherTabs();
});
afterEach(() => {
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

test('signed out in another tab, the session ends here, with what is lost, and the device is erased', async () => {
  await otherTabStores(undefined);
  expect(session.current()).toEqual({ phase: 'signed-out', notice: 'Elsewhere. A tap is lost.' });
  expect(done).toEqual(['unsubscribe', 'close', 'forget']);
  await otherTabStores({});
  expect(session.current()).toMatchObject({ phase: 'signed-in', name: 'Ada' });
});

test('a name that changed in another tab changes here, and another person starts with a new page', async () => {
  await otherTabStores({ name: 'Ada Bell' });
  expect(session.current()).toMatchObject({ phase: 'signed-in', name: 'Ada Bell' });
  await otherTabStores({ id: 'b' });
  expect(done).toEqual(['reload']);
});

test('a session that ends with its page follows no device, and leaves what is stored there', async () => {
  session.start({ ...ada, id: 'b', keep: false });
  await otherTabStores({});
  expect(session.current()).toMatchObject({ phase: 'signed-in', id: 'b' });
  end.leave('Over.');
  await end.hasLeft();
  expect(done).toEqual(['unsubscribe', 'close']);
});
