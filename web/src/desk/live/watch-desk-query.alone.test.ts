import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { ListQuery } from '#shared/live-lists/list-query.ts';
import type { ListState } from '#shared/live-lists/watch-query.ts';
import { watchWithApart } from './watch-desk-query.ts';

type Visit = { readonly id: string; readonly phone?: unknown };
const wanted: ListQuery<Visit> = {
  collection: 'visits',
  schema: z.object({ id: z.string() }),
  limit: 9,
};
const apart = {
  collection: 'contacts',
  idOf: ({ id }: Visit) => id,
  join: (visit: Visit, fields: Record<string, unknown>) => ({ ...visit, phone: fields['phone'] }),
};
const items = (found: readonly object[], fromCache = false): ListState<never> => ({
  kind: 'items',
  items: found as never[],
  unreadable: 0,
  fromCache,
});

function watching() {
  const told: ListState<Visit>[] = [];
  const listeners = new Map<string, (state: ListState<never>) => void>();
  const stopped: string[] = [];
  const asked = new Set<string>();
  const stop = watchWithApart(
    wanted,
    apart,
    ({ collection, id }, listener) => {
      const name = id === undefined ? collection : `${collection}/${id}`;
      asked.add(name);
      listeners.set(name, listener);
      return () => stopped.push(name);
    },
    (state) => told.push(state),
  );
  const hear = (collection: string, state: ListState<never>) => listeners.get(collection)?.(state);
  return { told, hear, stop, stopped, asked };
}

describe('a list in two collections', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is delivered once both have answered, joined by id', () => {
    const { told, hear, stop, stopped } = watching();
    hear('visits', items([{ id: '1' }, { id: '2' }]));
    expect(told).toEqual([]);
    hear('contacts', items([{ id: '2', phone: '555' }], true));
    expect(told).toEqual([
      { kind: 'items', items: [{ id: '1' }, { id: '2', phone: '555' }], unreadable: 0, fromCache: true },
    ]);
    stop();
    expect(stopped).toEqual(['visits', 'contacts']);
  });

  test('fails with either collection, except for a missing part', () => {
    const { told, hear } = watching();
    hear('visits', { kind: 'failed' });
    hear('visits', items([{ id: '1' }]));
    hear('contacts', { kind: 'failed' });
    hear('contacts', { kind: 'failed', isDenied: true });
    expect(told).toEqual([{ kind: 'failed' }, { kind: 'failed' }, items([{ id: '1' }])]);
  });

  test('requests by id a part that the second collection omits', () => {
    const { told, hear, asked, stop, stopped } = watching();
    hear('visits', items([{ id: '1' }, { id: '2' }]));
    hear('contacts', items([{ id: '1', phone: '555' }]));
    vi.runAllTimers();
    expect([...asked]).toEqual(['visits', 'contacts', 'contacts/2']);
    hear('contacts/2', items([{ id: '2', phone: '556' }]));
    expect(told.at(-1)).toEqual(
      items([
        { id: '1', phone: '555' },
        { id: '2', phone: '556' },
      ]),
    );
    hear(
      'contacts',
      items([
        { id: '1', phone: '555' },
        { id: '2', phone: '557' },
      ]),
    );
    expect(told.at(-1)).toMatchObject({ items: [{}, { id: '2', phone: '557' }] });
    stop();
    expect(stopped).toContain('contacts/2');
  });

  test('requests a refused part again with the next change', () => {
    const { told, hear, asked } = watching();
    hear('visits', items([{ id: '1' }]));
    hear('contacts', { kind: 'failed', isDenied: true });
    vi.runAllTimers();
    hear('contacts/1', { kind: 'failed', isDenied: true });
    asked.clear();
    vi.runAllTimers();
    expect([...asked]).toEqual([]);
    hear('visits', items([{ id: '1' }]));
    vi.runAllTimers();
    expect([...asked]).toEqual(['contacts/1']);
    hear('contacts/1', items([{ id: '1', phone: '555' }]));
    expect(told.at(-1)).toEqual(items([{ id: '1', phone: '555' }]));
  });

  test('waits while the second collection comes from the cache', () => {
    const { hear, asked } = watching();
    hear('visits', items([{ id: '1' }]));
    hear('contacts', items([], true));
    vi.runAllTimers();
    expect(asked.size).toBe(2);
  });
});
