import { describe, expect, test } from 'vitest';
import { aQuote } from '../../../tests/support/entities.ts';
import { type IntakeChoice, intakeOptions, readAnswers } from './intake.ts';
import { intakeChoices } from './intake-choices.ts';
import { askedAnswers, intakeFacts, intakeFields, isAsked } from './intake-facts.ts';
import { quoteSchema } from './quote.ts';

describe('answers as they are stored', () => {
  test.each([
    [undefined, undefined],
    ['steel', undefined],
    [{}, undefined],
    [{ metal: 'wood' }, undefined],
    [{ metal: 'wood', thickness: 'thin', town: 7, colour: 'red' }, { thickness: 'thin' }],
  ])('%j are read as %j, and the request stays readable', (stored, read) => {
    const quote = quoteSchema.parse({ ...aQuote(), intake: stored, priceRange: { low: 5, high: 1 } });
    expect(quote.intake).toStrictEqual(read);
    expect(quote.priceRange).toBeUndefined();
    expect(quote.firstName).toBe(aQuote().firstName);
  });
});

test('every choice can be read back and has words', () => {
  for (const [field, { options }] of Object.entries(intakeChoices)) {
    expect(Object.entries(intakeOptions)).toContainEqual([field, Object.keys(options)]);
    for (const [option, text] of Object.entries(options)) {
      const [told, ...others] = intakeFacts(readAnswers({ [field]: option }));
      expect([told?.field, told?.answer, others]).toEqual([field, text, []]);
    }
  }
  expect(intakeFacts({ broke: 'The tongue', town: 'Joliet' }).map(({ answer }) => answer)).toEqual([
    'The tongue',
    'Joliet',
  ]);
});

describe('asks about safety where it matters', () => {
  test.each<[IntakeChoice, string, object, boolean]>([
    ['combustibles', 'metal_structures', {}, true],
    ['permit', 'metal_structures', {}, false],
    ['permit', 'metal_structures', { setting: 'outdoors' }, false],
    ['permit', 'metal_structures', { setting: 'both' }, true],
    ['fireWatch', 'truck', {}, false],
    ['fireWatch', 'truck', { setting: 'indoors' }, true],
    ['fireWatch', 'truck', { setting: 'outdoors', combustibles: 'unsure' }, true],
    ['tank', 'metal_structures', {}, false],
    ['tank', 'truck', {}, true],
    ['tank', 'aluminum', {}, true],
  ])('%s, for %s with %j: %s', (field, service, answers, asked) => {
    expect(isAsked(field, service, answers)).toBe(asked);
  });

  test('omits the answer to a question that is no longer asked', () => {
    const draft = { metal: 'steel', setting: 'outdoors', permit: 'yes', tank: 'yes' };
    expect(askedAnswers('metal_structures', draft, intakeFields)).toEqual({
      metal: 'steel',
      setting: 'outdoors',
    });
    expect(askedAnswers('truck', draft, intakeFields)).toMatchObject({ tank: 'yes' });
  });
});
