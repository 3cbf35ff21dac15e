import { beforeEach, expect, test, vi } from 'vitest';
import { type DraftPlace, forgetPageDrafts, openFormDraft } from './form-draft.ts';

class MemoryStorage {
  readonly #items = new Map<string, string>();
  getItem = (key: string) => this.#items.get(key) ?? null;
  setItem = (key: string, text: string) => void this.#items.set(key, text);
  removeItem = (key: string) => void this.#items.delete(key);
}

type Values = { title: string; cost?: number | undefined };
const values: Values = { title: 'Gate', cost: 450 };
const draft = {
  values,
  base: { values: { title: '', cost: undefined }, updatedAt: '2027-03-01T12:00:00.000Z' },
};
const open = (name: string | undefined = 'project', place: DraftPlace = 'tab') =>
  openFormDraft<Values>(name, values, place);

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
});

test('restores a draft after a reload, by its storage and name', () => {
  open().write(draft);
  expect(open().read()).toEqual(draft);
  expect(open('client').read()).toBeUndefined();
  expect(open('project', 'device').read()).toBeUndefined();
});

test('restores an emptied field as empty, whatever is stored', () => {
  open().write({ ...draft, values: { title: 'Gate', cost: undefined } });
  expect(open().read()?.values).toEqual({ title: 'Gate', cost: undefined });
});

test('ignores a draft that is deleted, damaged or has other fields', () => {
  open().write(draft);
  expect(openFormDraft('project', { title: '', zip: '' }, 'tab').read()).toBeUndefined();
  open().forget();
  expect(open().read()).toBeUndefined();
  sessionStorage.setItem('desk-draft-project', '{"fieldNames":"cost,title"}');
  expect(open().read()).toBeUndefined();
});

test('stores nothing without a name', () => {
  const nameless = openFormDraft<Values>(undefined, values, 'tab');
  nameless.write(draft);
  expect(nameless.read()).toBeUndefined();
});

test('the same contents keep their key, even after a reload, until they succeed', () => {
  const key = open().keyFor(values);
  expect(open().keyFor({ ...values })).toBe(key);
  const again = open();
  again.forgetValues();
  expect(again.keyFor(values)).toBe(key);
  expect(open().keyFor({ ...values, title: 'Door' })).not.toBe(key);
  again.forget();
  expect(again.keyFor(values)).not.toBe(key);
});

test('a retry of the same choices sends the first body, even after a reload, until refused', () => {
  const first = open().once(values, { ...values, holdId: 'one' });
  expect(open().isTried()).toBe(true);
  expect(open().once(values, { ...values, holdId: 'two' })).toEqual(first);
  const corrected = { ...values, title: 'Door' };
  expect(open().once(corrected, { ...corrected, holdId: 'two' })).toMatchObject({ body: { holdId: 'two' } });
  const refused = open();
  refused.forgetTry();
  expect(refused.isTried()).toBe(false);
  expect(refused.once(values, { ...values, holdId: 'three' })).toMatchObject({ body: { holdId: 'three' } });
});

test('a page deletes its drafts on request', () => {
  open('project', 'page').write(draft);
  expect(open('project', 'page').read()).toEqual(draft);
  forgetPageDrafts();
  expect(open('project', 'page').read()).toBeUndefined();
});

test('a page in another language takes over the drafts, which are otherwise not stored', async () => {
  const openPage = async () => {
    vi.resetModules();
    const closing = new EventTarget();
    vi.stubGlobal('addEventListener', closing.addEventListener.bind(closing));
    const [{ openFormDraft: openDraft }, { chooseLanguage }] = await Promise.all([
      import('./form-draft.ts'),
      import('#shared/storage/web-storage.ts'),
    ]);
    const leave = () => closing.dispatchEvent(new Event('pagehide'));
    return { form: openDraft<Values>('project', values, 'page'), chooseLanguage, leave };
  };
  const closed = await openPage();
  closed.form.write(draft);
  closed.leave();
  const english = await openPage();
  expect(english.form.read()).toBeUndefined();

  english.form.write(draft);
  english.chooseLanguage('es');
  english.leave();
  const untouched = await openPage();
  expect(untouched.form.read()).toEqual(draft);
  untouched.leave();
  expect((await openPage()).form.read()).toEqual(draft);
  expect((await openPage()).form.read()).toBeUndefined();
});
