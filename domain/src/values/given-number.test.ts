import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inSpanish } from '../../../tests/support/in-spanish.ts';
import { waysToWrite } from '../../../tests/support/ways-to-write.ts';
import { readNumber, unclearNumber } from './given-number.ts';

describe('a typed number', () => {
  test.each([
    ['', undefined],
    [' $ ', undefined],
    ['450', 450],
    ['$1,250.50', 1250.5],
    ['$ 1 250', 1250],
    ['1.250,50 $', 1250.5],
    ['US$1\u00a0250,5', 1250.5],
    ['\u202a$12,50\u202c', 12.5],
    ['.5', 0.5],
    ['5,', 5],
    ['0.125', 0.125],
    ['0,125', 0.125],
    ['8.1250', 8.125],
    ['-3', -3],
    ['−$3,5', -3.5],
    ['12,5', 12.5],
    ['1,250', 1250],
    ['1.250.000', 1_250_000],
    ['1,250,000.5', 1_250_000.5],
    ['8,25 %', 8.25],
  ])('%j is %j', (text, number) => {
    expect(readNumber(text)).toBe(number);
  });

  test.each([
    'abc',
    '1.2.3',
    '1,2,3',
    '1,250,00',
    '1,25,000',
    '12 50',
    '01,250',
    '12e3',
    '0x10',
    '-',
    '.',
    '1-2',
    '--3',
  ])('%j is not a number', (text) => {
    expect(readNumber(text)).toBeNaN();
    expect(unclearNumber(text)).toBeUndefined();
  });

  test.each([
    ['1.250', '1.250 can be read two ways. Please type 1250 or 1.25'],
    ['-$8.125', '8.125 can be read two ways. Please type -8125 or -8.1250'],
  ])('%j is ambiguous and asks for another spelling', (text, sentence) => {
    expect(readNumber(text)).toBeNaN();
    expect(unclearNumber(text)).toBe(sentence);
    expect(inSpanish(() => unclearNumber('1.250'))).toBe(
      '1.250 se puede leer de dos maneras. Escriba 1250 o 1.25',
    );
  });

  test('reads the same in English and Spanish notation', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999_99, max: 99_999_999_99 }), (cents) => {
        for (const written of waysToWrite(cents / 100)) expect(readNumber(written)).toBe(cents / 100);
      }),
    );
  });

  test('is read only as one of the two notations', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0125., $-'), maxLength: 9 }), (typed) => {
        const read = readNumber(typed);
        fc.pre(read !== undefined && !Number.isNaN(read));
        const bare = typed.replace(/[\s$-]/g, '');
        const readings = [bare.replaceAll(',', ''), bare.replaceAll('.', '').replace(',', '.')].map(Number);
        expect(readings).toContain(Math.abs(read ?? 0));
      }),
    );
  });
});
