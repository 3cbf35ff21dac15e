import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { aWholeList } from '../../../../tests/support/desk-lists.ts';

test.each([
  [true, undefined, 'There are more than are shown here.'],
  [true, () => undefined, 'Show more templates'],
  [false, undefined, ''],
])('a list with more entries (%s) says so', async (isFull, onMore, said) => {
  vi.stubGlobal('__LANGUAGE__', 'en');
  vi.stubGlobal('__OFFERED_LANGUAGES__', ['en']);
  const { DeskListView } = await import('./desk-list-view.tsx');
  const more = onMore && { onMore };
  const view = (
    <DeskListView list={aWholeList(['Gate'], { isFull })} noun="templates" empty={null} {...more}>
      {() => null}
    </DeskListView>
  );
  expect(renderToStaticMarkup(view).replace(/<[^>]*>/g, '')).toBe(said);
});
