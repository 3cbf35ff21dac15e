import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { ApartList, ListQuery } from '#shared/live-lists/list-query.ts';
import type { ListState } from '#shared/live-lists/watch-query.ts';
import { watchWithApart } from './watch-with-apart.ts';

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

function watching(parts: ApartList<Visit> = apart) {
  const told: ListState<Visit>[] = [];
  const listeners = new Map<string, (state: ListState<never>) => void>();
  const stopped: string[] = [];
  const asked = new Map<string, unknown>();
  const stop = watchWithApart(
    wanted,
    parts,
    ({ collection, where }, listener) => {
      asked.set(collection, where);
      listeners.set(collection, listener);
      return () => stopped.push(collection);
    },
    (state) => told.push(state),
  );
  const hear = (collection: string, state: ListState<never>) => listeners.get(collection)?.(state);
  return { told, hear, stop, stopped, asked };
}

describe('a list of which some stands apart', () => {
  test('is told once both were heard of, joined by their ids', () => {
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

  test('asks for the part of fewer, where it says so, and leaves the others as they are', () => {
    const where = [['day', '==', 'today']] as const;
    const { told, hear, asked } = watching({ ...apart, where });
    expect([asked.get('visits'), asked.get('contacts')]).toEqual([undefined, where]);
    hear('visits', items([{ id: '1' }, { id: '2' }]));
    hear('contacts', items([{ id: '1', phone: '555' }]));
    expect(told.at(-1)).toMatchObject({ items: [{ id: '1', phone: '555' }, { id: '2' }] });
  });

  test('fails with either, but for a part that is not there', () => {
    const { told, hear } = watching();
    hear('visits', { kind: 'failed' });
    hear('visits', items([{ id: '1' }]));
    hear('contacts', { kind: 'failed' });
    hear('contacts', { kind: 'failed', isDenied: true });
    expect(told).toEqual([{ kind: 'failed' }, { kind: 'failed' }, items([{ id: '1' }])]);
  });
});
