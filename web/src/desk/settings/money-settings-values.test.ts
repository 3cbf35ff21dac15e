import { defaultMoneySettings } from '@welding/domain/money/money-settings';
import { expect, test } from 'vitest';
import { moneySettingsValues, moneySettingsVersions, readMoneySettings } from './money-settings-values.ts';

const settings = {
  ...defaultMoneySettings,
  taxRate: 8.25,
  deposit: { kind: 'percent', value: 50 } as const,
  terms: 'Net 14',
};

test('what is stored comes back as it was', () => {
  expect(readMoneySettings(moneySettingsValues(settings), null)).toEqual({
    body: { ...settings, updatedAt: null },
  });
});

test('reminders are days with commas between, and none is none', () => {
  const values = moneySettingsValues(settings);
  expect(readMoneySettings({ ...values, reminderDays: '1 7,  30' }, null)).toMatchObject({
    body: { reminderDays: [1, 7, 30] },
  });
  expect(readMoneySettings({ ...values, reminderDays: '' }, null)).toMatchObject({
    body: { reminderDays: [] },
  });
});

test('what is wrong is said at its field', () => {
  const values = { ...moneySettingsValues(settings), validDays: '', reminderDays: 'never', taxRate: '31' };
  expect(readMoneySettings(values, null)).toEqual({
    problems: {
      taxRate: 'Sales tax must be between 0 and 30 percent, with at most three decimals',
      validDays: 'Validity must be a whole number of days from 1 to 365',
      reminderDays: 'Reminder must be a whole number of days from 0 to 365',
    },
  });
});

test('two versions differ in words', () => {
  const theirs = moneySettingsValues(settings);
  const mine = { ...theirs, homeRepairNotice: false, deposit: { kind: 'amount', value: '300' } as const };
  expect(moneySettingsVersions(mine, theirs)).toEqual([
    { label: 'Deposit', mine: '$300', theirs: '50%' },
    { label: 'Home repair notice', mine: 'Off', theirs: 'On' },
  ]);
});
