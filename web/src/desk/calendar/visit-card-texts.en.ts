export const texts = {
  overlapsAnother: 'overlaps another',
  toConfirm: 'to confirm',
  needsAnotherTime: 'needs another time',
  needsAnotherWelder: 'needs another welder',
  noAddress: 'no address',
  crewOf: (count: number) => `crew of ${count}`,
};
