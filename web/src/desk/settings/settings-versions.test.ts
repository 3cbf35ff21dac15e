import { defaultSettings } from '@welding/domain/business/settings';
import { expect, test } from 'vitest';
import { settingsVersions } from './settings-versions.ts';

test('only what differs is shown, in words', () => {
  const mine = {
    ...defaultSettings,
    specialDays: [{ date: '2026-11-26', label: 'Thanksgiving', open: null }],
    booking: { ...defaultSettings.booking, gapMinutes: 45 },
  };
  expect(settingsVersions(mine, defaultSettings)).toEqual([
    { label: 'Special days', mine: '2026-11-26 Thanksgiving (Closed)', theirs: '' },
    { label: 'Gap between visits', mine: '45', theirs: '30' },
  ]);
  expect(settingsVersions(mine, mine)).toEqual([]);
});
