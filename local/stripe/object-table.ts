import type { Journal } from '../journal.ts';

/** The objects of one kind by id, in the order of creation. Rows are replaced, never changed in place. */
export class ObjectTable<Row extends { id: string }> {
  readonly #rows = new Map<string, Row>();
  readonly #name: string;
  readonly #journal: Journal;

  constructor(name: string, isRow: (value: unknown) => value is Row, journal: Journal) {
    this.#name = name;
    this.#journal = journal;
    for (const line of journal.lines) {
      if (line.table === name && isRow(line.row)) this.#rows.set(line.id, line.row);
    }
  }

  get(id: string): Row | undefined {
    return this.#rows.get(id);
  }

  put(row: Row): Row {
    this.#rows.set(row.id, row);
    this.#journal.append({ table: this.#name, id: row.id, row });
    return row;
  }

  /** Newest first, like Stripe's lists. */
  newestFirst(): Row[] {
    return [...this.#rows.values()].reverse();
  }
}
