import { defaultSettings } from '@welding/domain/business/settings';
import { expect, test } from 'vitest';
import { settingsVersions } from './settings-versions.ts';

test('only what differs is shown, in words', () => {
  const mine = {
    ...defaultSettings,
    specialDays: [{ date: '2026-11-26', label: 'Thanksgiving', open: null }],
    booking: { ...defaultSettings.booking, gapMinutes: 45 },
    priceRates: { ...defaultSettings.priceRates, minimum: 180, afterHoursPercent: 100 },
    reminders: { dayBefore: null, hoursBefore: 3 },
    notifications: { showNames: true },
  };
  expect(settingsVersions(mine, defaultSettings)).toEqual([
    { label: 'Special days', mine: '2026-11-26 Thanksgiving (Closed)', theirs: '' },
    { label: 'Gap between visits', mine: '45', theirs: '30' },
    { label: 'Minimum', mine: '$180.00', theirs: '$150.00' },
    { label: 'After hours', mine: '100%', theirs: '50%' },
    { label: 'Reminder the day before', mine: 'Off', theirs: '5:00 PM' },
    { label: 'Reminder, hours before', mine: '3', theirs: '2' },
    { label: 'Names in notifications', mine: 'Shown', theirs: 'Not shown' },
  ]);
  expect(settingsVersions(mine, mine)).toEqual([]);
});
