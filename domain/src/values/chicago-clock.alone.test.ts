import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { minutesAhead } from './chicago-clock.ts';

afterEach(() => vi.unstubAllGlobals());

test('Temporal and the package say the same of any instant of a century', () => {
  setFlagsFromString('--harmony-temporal');
  const Temporal: unknown = runInNewContext('Temporal');
  const isSame = (instant: Date) => {
    vi.stubGlobal('Temporal', undefined);
    const byPackage = minutesAhead(instant);
    vi.stubGlobal('Temporal', Temporal);
    expect(minutesAhead(instant)).toBe(byPackage);
  };
  const century = { min: new Date('1970-01-01'), max: new Date('2070-01-01'), noInvalidDate: true };
  fc.assert(fc.property(fc.date(century), isSame), { numRuns: 500 });
  for (const change of ['2027-03-14T08:00:00Z', '2027-11-07T07:00:00Z'])
    for (const ms of [-1, 0]) isSame(new Date(Date.parse(change) + ms));
  expect(minutesAhead(new Date('2027-01-15'))).toBe(-360);
});
