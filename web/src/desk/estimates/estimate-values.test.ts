import { defaultMoneySettings } from '@welding/domain/money/money-settings';
import { describe, expect, test } from 'vitest';
import { newLine } from '#desk/priced/priced-values.ts';
import {
  type EstimateValues,
  estimateVersions,
  newEstimateValues,
  readEstimateChange,
  readNewEstimate,
} from './estimate-values.ts';

const ids = {
  clientId: 'c1a5e000-0000-4000-8000-000000000001',
  projectId: '9f0ec700-0000-4000-8000-000000000001',
};
const today = '2027-03-01';
const empty = newEstimateValues(
  { ...defaultMoneySettings, taxRate: 8.5, deposit: { kind: 'amount', value: 200 }, terms: 'Net 14' },
  today,
);
const written: EstimateValues = {
  ...empty,
  lines: [newLine('labor', { description: 'Labor, Standard', quantity: '4', unitPrice: '125' })],
};

describe('a new estimate', () => {
  test('begins with the settings', () => {
    expect(empty).toMatchObject({
      taxRate: '8.5',
      deposit: { kind: 'amount', value: '200.00' },
      terms: 'Net 14',
      validUntil: '2027-03-31',
      atHome: false,
    });
  });

  test('is sent as the API takes it', () => {
    expect(readNewEstimate(written, ids)).toEqual({
      body: {
        ...ids,
        lines: [{ kind: 'labor', description: 'Labor, Standard', quantity: 4, unit: 'hour', unitPrice: 125 }],
        taxRate: 8.5,
        deposit: { kind: 'amount', value: 200 },
        terms: 'Net 14',
        validUntil: '2027-03-31',
        atHome: false,
      },
    });
  });

  test('says at each field what is wrong', () => {
    const lines = [{ ...newLine('material'), key: 'steel', description: 'Steel' }];
    expect(readNewEstimate({ ...written, lines, validUntil: '', taxRate: '40' }, ids)).toEqual({
      problems: {
        'steel.unitPrice': expect.any(String),
        validUntil: 'Valid until must be a day of the calendar',
        taxRate: 'Sales tax must be between 0 and 30 percent, with at most three decimals',
      },
    });
    expect(readNewEstimate(empty, ids)).toEqual({ problems: { lines: 'At least one line is required' } });
  });

  test('is not too large for what stores it', () => {
    const lines = Array.from({ length: 2 }, (_, index) =>
      newLine('other', { description: `${index}`, unitPrice: '99999999.99' }),
    );
    expect(readNewEstimate({ ...written, lines }, ids)).toEqual({
      problems: { '': 'The total is too large' },
    });
  });
});

test('a change names the version it was made on', () => {
  const updatedAt = '2027-03-01T12:00:00.000Z';
  expect(readEstimateChange(written, updatedAt)).toMatchObject({ body: { updatedAt } });
  expect(readEstimateChange(written, null)).toMatchObject({ body: { updatedAt: null } });
});

test('two versions differ in what people call it', () => {
  expect(estimateVersions({ ...written, atHome: true, validUntil: '2027-04-01' }, written)).toEqual([
    { label: 'Valid until', mine: '2027-04-01', theirs: '2027-03-31' },
    { label: 'The work', mine: 'at a home', theirs: 'not at a home' },
  ]);
});
