import { beforeEach, expect, test, vi } from 'vitest';
import { chooseLanguage } from '#shared/storage/web-storage.ts';
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

const page = new EventTarget();

beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
});

test('what is written is there after a reload, in its own place and under its own name', () => {
  open().write(draft);
  expect(open().read()).toEqual(draft);
  expect(open('client').read()).toBeUndefined();
  expect(open('project', 'device').read()).toBeUndefined();
});

test('a field that was emptied is empty then, whatever is stored', () => {
  open().write({ ...draft, values: { title: 'Gate', cost: undefined } });
  expect(open().read()?.values).toEqual({ title: 'Gate', cost: undefined });
});

test('what was forgotten, has other fields or is damaged is not there', () => {
  open().write(draft);
  expect(openFormDraft('project', { title: '', zip: '' }, 'tab').read()).toBeUndefined();
  open().forget();
  expect(open().read()).toBeUndefined();
  sessionStorage.setItem('desk-draft-project', '{"fieldNames":"cost,title"}');
  expect(open().read()).toBeUndefined();
});

test('without a name nothing is kept', () => {
  const nameless = openFormDraft<Values>(undefined, values, 'tab');
  nameless.write(draft);
  expect(nameless.read()).toBeUndefined();
});

test('the same contents have the same key, also after a reload, until they arrived', () => {
  const key = open().keyFor(values);
  expect(open().keyFor({ ...values })).toBe(key);
  expect(open().keyFor({ ...values, title: 'Door' })).not.toBe(key);
  const again = open();
  again.forget();
  expect(again.keyFor(values)).not.toBe(key);
});

test('a page forgets its drafts when told', () => {
  open('project', 'page').write(draft);
  expect(open('project', 'page').read()).toEqual(draft);
  forgetPageDrafts();
  expect(open('project', 'page').read()).toBeUndefined();
});

test('a page in the other language takes the drafts over, once; nothing is stored before', () => {
  const leave = () => {
    page.dispatchEvent(new Event('pagehide'));
    forgetPageDrafts();
  };
  open('project', 'page').write(draft);
  leave();
  expect(open('project', 'page').read()).toBeUndefined();

  open('project', 'page').write(draft);
  chooseLanguage('es');
  leave();
  expect(open('project', 'page').read()).toEqual(draft);
  forgetPageDrafts();
  expect(open('project', 'page').read()).toBeUndefined();
});
