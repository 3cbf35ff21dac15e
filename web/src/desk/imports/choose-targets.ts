import { type ImportKind, importColumns } from '@welding/domain/entities/import-request';
import type { Table } from './find-table.ts';
import { type ExtraColumn, headingsOf, plainHeading, type Target } from './headings.ts';
import { blockOf } from './places-of.ts';
import { isOfNoUse, type Profile, profiles } from './profiles.ts';

const extraColumns: Readonly<Partial<Record<ImportKind, readonly ExtraColumn[]>>> = {
  clients: ['contact'],
  balances: ['total', 'paid'],
};

/** What a column can become in an import of this kind. */
export function targetsFor(kind: ImportKind): readonly Target[] {
  return [...importColumns[kind], ...(extraColumns[kind] ?? []), 'leaveOut'];
}

/** The program that wrote a file, by its headings. A file of the wanted kind comes first. */
export function profileOf({ written }: Table, kind: ImportKind): Profile | undefined {
  const plain = new Set(written.map(plainHeading));
  const fitting = profiles.filter(({ knownBy }) => knownBy.every((heading) => plain.has(heading)));
  return fitting.find((profile) => profile.kind === kind) ?? fitting[0];
}

/** Fields that several columns make together. Another field has one column, the best. */
const together: ReadonlySet<Target> = new Set<Target>([
  ...([
    'firstName',
    'lastName',
    'email',
    'phone',
    'address',
    'street',
    'unit',
    'city',
    'state',
    'zip',
  ] as const),
  ...(['country', 'note', 'taxable'] as const),
]);

/** How the cells of a field look. A column that looks otherwise is not taken for its heading. */
const looks: Readonly<Partial<Record<Target, RegExp>>> = {
  email: /\S+@\S+\.\S+|^\W*(?:n\/?a|none)\W*$/i,
  phone: /\d\D*\d\D*\d/,
  amount: /\d/,
  total: /\d/,
  paid: /\d/,
  unitPrice: /\d/,
  cost: /\d/,
  dueDate: /\d/,
  zip: /\d{4,5}/,
};
/** Headings that fit better than others of the same field. */
const better: Readonly<Partial<Record<Target, RegExp>>> = {
  company: /company|organi/,
  name: /name/,
  amount: /balance|open|owed|saldo/,
  number: /invoice|factura/,
  note: /^notes?$|^notas?$/,
  unitPrice: /price|precio/,
};
/** Headings that fit a field only if no other field wants the column. */
const worse: Readonly<Partial<Record<Target, RegExp>>> = {
  name: /^(bill|company|organi[sz]ation|business|contact|product|description|descripcion|empresa)/,
  address: /address/,
  asksPo: /number/,
  unitPrice: /tax|impuesto/,
  taxable: /price|cost|precio|costo/,
};
/** Of a column's cells. */
const leastShare = 0.2;

/**
 * Chooses what each column of a file becomes: by its program's profile, otherwise by the best score of heading and contents. A
 * client's column that fits no field becomes a part of the note.
 */
export function chooseTargets(table: Table, kind: ImportKind): Target[] {
  const profile = profileOf(table, kind);
  const known = profile?.kind === kind ? profile.targets : [];
  const possible = targetsFor(kind);
  const plain = table.headings.map(plainHeading);
  const chosen: (Target | undefined)[] = plain.map((heading) => {
    const [, target] = known.find(([pattern]) => pattern.test(heading)) ?? [];
    if (target && possible.includes(target)) return target;
    return isOfNoUse(heading) && !(kind === 'price_book' && heading === 'type') ? 'leaveOut' : undefined;
  });
  const isTaken = (target: Target) => !together.has(target) && chosen.includes(target);
  const scored = plain
    .flatMap((heading, index) =>
      chosen[index]
        ? []
        : possible.map((target) => ({ index, target, score: scoreOf(target, heading, index, table) })),
    )
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || one.index - other.index);
  for (const { index, target } of scored) {
    if (!chosen[index] && !isTaken(target)) chosen[index] = target;
  }
  // A file without headings usually begins with the name.
  const unnamed = table.headings.findIndex((heading, index) => heading === '' && !chosen[index]);
  if (unnamed >= 0 && !chosen.includes('name') && !chosen.includes('firstName')) chosen[unnamed] = 'name';
  const rest: Target = kind === 'clients' || kind === 'jobs' ? 'note' : 'leaveOut';
  // Beside a town of its own, a billing address is a street.
  const isSplit = chosen.some(
    (target, index) =>
      (target === 'city' || target === 'state' || target === 'zip') && blockOf(plain[index] ?? '') === 'bill',
  );
  return chosen.map((target) => (isSplit && target === 'billingAddress' ? 'street' : (target ?? rest)));
}

function scoreOf(target: Target, heading: string, index: number, table: Table): number {
  if (target === 'leaveOut') return 0;
  const pattern = looks[target];
  const share = pattern && shareOf(index, pattern, table);
  if (!headingsOf[target].test(heading)) {
    // Without a heading that says something, the cells alone tell an email or a phone number.
    const isClear = heading.length < 3 && (share ?? 0) > 0.5 && (target === 'email' || target === 'phone');
    const isPhone = target === 'email' || shareOf(index, /^\+?[\d\s().-]{10,}$/, table) > 0.5;
    return isClear && isPhone ? 1 : 0;
  }
  if (share !== undefined && share < leastShare) return 0;
  const isExact = heading === plainHeading(target) || heading === target.toLowerCase();
  return (
    2 +
    (isExact ? 1 : 0) +
    (better[target]?.test(heading) ? 2 : 0) -
    (worse[target]?.test(heading) ? 1 : 0) +
    (share ?? 0.5)
  );
}

/** The share of a column's filled cells that look so; 1 for a column without a cell. */
function shareOf(index: number, pattern: RegExp, { rows }: Table): number {
  const filled = rows.slice(0, 500).flatMap(({ cells }) => cells[index] || []);
  return filled.length === 0 ? 1 : filled.filter((cell) => pattern.test(cell)).length / filled.length;
}
