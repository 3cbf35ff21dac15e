import { paymentAmountMessages } from '@welding/domain/entities/payment';
import { describe, expect, test } from 'vitest';
import { amountOfSearch, estimatePreset, isPositive, readAmount } from './amount-choice.tsx';

const project = (estimatedCost?: number) => ({
  id: 'p',
  title: 'Gate',
  ...(estimatedCost === undefined ? {} : { estimatedCost }),
});

describe('the estimate as a preset', () => {
  test('is offered when it can be paid and is not already a preset', () => {
    expect(estimatePreset(project(1234.5))).toBe(1234.5);
  });

  test.each([undefined, 0, 0.5, 500, 1_000_000])('is absent for %s', (cost) => {
    expect(estimatePreset(project(cost))).toBeUndefined();
  });

  test('is absent when the project has an amount due', () => {
    expect(estimatePreset(project(1234.5), 280)).toBeUndefined();
  });

  test('is absent without a project', () => {
    expect(estimatePreset(undefined)).toBeUndefined();
  });
});

test.each([
  ['', false],
  [' ', false],
  ['0', false],
  ['-1', false],
  ['abc', false],
  ['1e999', false],
  ['-1.250', false],
  ['0.01', true],
  ['12,50', true],
  ['1.250', true],
  ['12.34', true],
])('%j can be paid: %s', (typed, positive) => {
  expect(isPositive(typed)).toBe(positive);
});

test.each([
  ['12.34', { amount: 12.34 }],
  ['12,50', { amount: 12.5 }],
  ['1.250', { problem: '1.250 can be read two ways. Please type 1250 or 1.25' }],
  ['all', { problem: paymentAmountMessages.number }],
  ['1', { amount: 1 }],
  ['999999.99', { amount: 999_999.99 }],
  ['0.5', { problem: paymentAmountMessages.range }],
  ['1000000', { problem: paymentAmountMessages.range }],
  ['10.0005', { problem: paymentAmountMessages.cents }],
])('%j is read', (typed, expected) => {
  expect(readAmount(typed)).toEqual(expected);
});

test.each([
  ['?amount=712.5', 712.5],
  ['?amount=0.5', undefined],
  ['?amount=12.345', undefined],
  ['?amount=', undefined],
  ['?amount=all', undefined],
  ['', undefined],
])('%j opens with %s', (search, amount) => {
  expect(amountOfSearch(new URLSearchParams(search))).toBe(amount);
});
