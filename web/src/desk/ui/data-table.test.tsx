import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { aPartOf, aWholeList } from '../../../../tests/support/desk-lists.ts';
import { DataTable } from './data-table.tsx';
import type { TableColumn } from './table-columns.ts';

type Row = { readonly id: string; readonly cents: number; readonly day?: string };

const columns: readonly TableColumn<Row>[] = [
  { id: 'name', head: 'Name', cell: ({ id }) => id, sortBy: ({ id }) => id },
  { id: 'day', head: 'Day', cell: ({ day }) => day, sortBy: ({ day }) => day },
  {
    id: 'total',
    head: 'Total',
    isFigure: true,
    cell: ({ cents }) => cents,
    sortBy: ({ cents }) => cents,
    sum: ({ cents }) => cents,
  },
  { id: 'note', head: 'Note', cell: () => 'none' },
];

const rows: readonly Row[] = [
  { id: 'Bea', cents: 20_000, day: '2027-03-15' },
  { id: 'Al', cents: 9_000 },
  { id: 'Cy', cents: 100_000, day: '2027-03-01' },
];

function tableAt(search: string, { shown = 25, isSortable = true, isWhole = true } = {}): string {
  const list = isWhole ? aWholeList(rows) : aPartOf(rows, false);
  if (list.status !== 'ready') throw new Error(list.status);
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[`/list${search}`]}>
      <DataTable
        label="People"
        columns={columns}
        rows={list.items}
        whole={list.isComplete ? list.items : undefined}
        shown={shown}
        isSortable={isSortable}
        targetOf={({ id }) => ({ to: `/people/${id}` })}
        nameOf={({ cents }) => `${cents} cents`}
      />
    </MemoryRouter>,
  );
}

const namesIn = (html: string) => [...html.matchAll(/href="\/people\/(\w+)"/g)].map(([, name]) => name);

test.each([
  ['', ['Bea', 'Al', 'Cy']],
  ['?sort=name', ['Al', 'Bea', 'Cy']],
  ['?sort=-name', ['Cy', 'Bea', 'Al']],
  ['?sort=total', ['Al', 'Bea', 'Cy']],
  ['?sort=-total', ['Cy', 'Bea', 'Al']],
  ['?sort=day', ['Cy', 'Bea', 'Al']],
  ['?sort=-day', ['Bea', 'Cy', 'Al']],
  ['?sort=note', ['Bea', 'Al', 'Cy']],
  ['?sort=nonsense', ['Bea', 'Al', 'Cy']],
])('the address %j shows %j, rows without a value last', (search, names) => {
  expect(namesIn(tableAt(search))).toEqual(names);
});

test('a list that its limit cut keeps its order and has no buttons to sort', () => {
  const cut = tableAt('?sort=name', { isSortable: false });
  expect(namesIn(cut)).toEqual(['Bea', 'Al', 'Cy']);
  expect(cut).not.toContain('<button');
});

test('the foot adds up all rows of a whole list, also those not shown, and nothing of a part', () => {
  expect(tableAt('', { shown: 1 })).toMatch(/<tfoot>.*\$1,290\.00.*<\/tfoot>/);
  expect(namesIn(tableAt('', { shown: 1 }))).toEqual(['Bea']);
  expect(tableAt('', { isWhole: false })).not.toContain('<tfoot>');
});

test('screen readers hear what a row is, and how the table is sorted', () => {
  const html = tableAt('?sort=-total');
  expect(html).toContain('Cy<span class="sr-only"> 100000 cents</span>');
  expect(html.match(/aria-sort="\w+"/g)).toEqual(['aria-sort="descending"']);
});
