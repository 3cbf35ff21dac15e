import type { Target } from './headings.ts';
import { importsTexts } from './imports-texts.ts';

/** A column of the file, with what its heading says about its cells. */
export type FileColumn = {
  readonly index: number;
  readonly heading: string;
  /** The heading for comparing, worked out once for all rows. */
  readonly plain: string;
  /** The column with the label of this one: Phone 1 - Label. */
  readonly label: number;
  /** The address that a column of a place belongs to: billing, home, address 2. */
  readonly block: string;
};

/** The file's columns of each target. */
export type ColumnsByTarget = ReadonlyMap<Target, readonly FileColumn[]>;

const placeTargets = ['address', 'street', 'unit', 'city', 'state', 'zip', 'country'] as const;
type Place = Partial<Record<(typeof placeTargets)[number], string>>;

export const isPlace = (target: Target): target is (typeof placeTargets)[number] =>
  placeTargets.some((one) => one === target);

/** Which address a column belongs to. */
export function blockOf(plain: string): string {
  return (
    /\b(bill|ship|service|property|home|business|work|other|mailing|^address \d(?= ))(?:ping|ing)?\b/.exec(
      plain,
    )?.[1] ?? ''
  );
}
const blockRanks = [
  'service',
  'ship',
  'property',
  '',
  'home',
  'business',
  'work',
  'address 1',
  'other',
  'address 2',
  'mailing',
  'bill',
];

/** The addresses of a row that are not empty, the client's own first. */
export function placesOf(
  cells: readonly string[],
  found: ColumnsByTarget,
  names: readonly (string | undefined)[],
): { block: string; place: Place }[] {
  const blocks = new Map<string, Place>();
  for (const target of placeTargets) {
    for (const { index, block } of found.get(target) ?? []) {
      const text = cells[index] ?? '';
      // QuickBooks begins an address with the customer's name.
      if (text === '' || names.includes(text)) continue;
      const place = blocks.get(block) ?? {};
      blocks.set(block, { ...place, [target]: [place[target], text].filter(Boolean).join(', ') });
    }
  }
  const rank = (block: string) => (blockRanks.indexOf(block) + 1 || blockRanks.length) - 1;
  return [...blocks]
    .map(([block, { address, ...place }]) => ({
      block,
      place: place.street || !address ? place : { ...place, address },
    }))
    .toSorted((one, other) => rank(one.block) - rank(other.block));
}

export function addPlaces(
  row: Record<string, string>,
  places: readonly { block: string; place: Place }[],
): void {
  const [own, ...others] = places;
  if (own) Object.assign(row, own.place);
  for (const { block, place } of others) {
    const text = inOneLine(place);
    if (!own || text === inOneLine(own.place)) continue;
    if (block === 'bill' && !row['billingAddress']) row['billingAddress'] = text;
    else row['note'] = [row['note'], `${addressName(block)}: ${text}`].filter(Boolean).join('\n');
  }
}

function addressName(block: string): string {
  const { addressNames, addressNumber, columnNames } = importsTexts();
  const named: Readonly<Record<string, string | undefined>> = addressNames;
  const [number] = /\d+$/.exec(block) ?? [];
  return named[block] ?? (number ? addressNumber(number) : columnNames.address);
}

function inOneLine({ address, street, unit, city, state, zip, country }: Place): string {
  return [address, street, unit, city, [state, zip].filter(Boolean).join(' '), country]
    .filter(Boolean)
    .join(', ');
}
