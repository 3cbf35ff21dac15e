import { expect, test } from 'vitest';
import { listChanges } from './list-news.tsx';

type Item = { id: string; text: string };

function describe(before: Item | undefined, after: Item): string | null {
  if (!before) return `new ${after.text}`;
  return before.text === after.text ? null : `${before.text} became ${after.text}`;
}

test('announces only new and changed items, in their order', () => {
  const before = [
    { id: '1', text: 'one' },
    { id: '2', text: 'two' },
    { id: '3', text: 'three' },
  ];
  const after = [
    { id: '4', text: 'four' },
    { id: '1', text: 'one' },
    { id: '2', text: 'TWO' },
  ];
  const changes = listChanges(before, after, describe);
  expect([...changes.ids]).toEqual(['4', '2']);
  expect(changes.sentences).toEqual(['new four', 'two became TWO']);
});
