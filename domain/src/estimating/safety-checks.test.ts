import { expect, test } from 'vitest';
import { safetyChecks } from './safety-checks.ts';

const extinguisher = 'Bring a charged extinguisher and keep it within reach';

test.each([
  [{}, []],
  [{ setting: 'outdoors', combustibles: 'no', tank: 'no' } as const, []],
  [
    { tank: 'yes', permit: 'yes' } as const,
    [/no sparks until it is emptied/, /Hot-work permit: have it signed/, extinguisher],
  ],
  [{ tank: 'unsure' } as const, [/treat it as full/, extinguisher]],
  [{ tank: 'cleaned', permit: 'unsure' } as const, [/see the proof/, /Ask whether the site/, extinguisher]],
  [
    { setting: 'outdoors', combustibles: 'yes', fireWatch: 'yes' } as const,
    [/bring fire blankets, cover/, /someone on site stays for 30 minutes/, extinguisher],
  ],
  [
    { setting: 'indoors', combustibles: 'unsure' } as const,
    [/Look for combustibles within 35 ft/, /Plan 30 minutes for it/, extinguisher],
  ],
  [{ setting: 'both', fireWatch: 'no' } as const, [/no one on site is sure to stay/, extinguisher]],
])('the answers %j give the safety checks', (intake, expected) => {
  expect(safetyChecks(intake)).toEqual(
    expected.map((text) => (typeof text === 'string' ? text : expect.stringMatching(text))),
  );
});
