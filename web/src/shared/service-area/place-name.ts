const abbreviations: Readonly<Record<string, string>> = {
  st: 'saint',
  mt: 'mount',
  ft: 'fort',
  hts: 'heights',
};

const states: Readonly<Record<string, string>> = {
  il: 'IL',
  illinois: 'IL',
  in: 'IN',
  indiana: 'IN',
  wi: 'WI',
  wisconsin: 'WI',
  mi: 'MI',
  michigan: 'MI',
};

/** A name as it is compared: lower case, no accents, no punctuation, "St." and its like spelled out. */
export function normalizePlaceName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’.]/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map((word) => abbreviations[word] ?? word)
    .join(' ');
}

/** What someone typed, as a name to look for and, when it ends in one ("Lowell, IN"), a state. */
export function readPlaceQuery(text: string): { name: string; state: string | null } {
  const words = normalizePlaceName(text).split(' ');
  const state = words.length > 1 ? (states[words.at(-1) ?? ''] ?? null) : null;
  return { name: (state ? words.slice(0, -1) : words).join(' '), state };
}
