import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emailSchema } from './email.ts';
import { zipSchema } from './place.ts';
import { plainLetters } from './plain-letters.ts';
import { addressLine, optionalLine, optionalText, requiredLine, requiredText } from './text-fields.ts';

const name = requiredLine(
  () => 'First name',
  100,
  () => 'First name is required',
);
const details = requiredText(
  () => 'Project details',
  5000,
  () => 'Please provide project details',
  10,
);
const notes = optionalText(() => 'Description', 5000);

const reference = optionalLine(() => 'Reference', 100);
const place = addressLine(() => 'Address');

const messageOf = (schema: typeof name | typeof details | typeof notes, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message;

const directionMarks = [
  ...['\u061c', '\u200e', '\u200f'],
  ...['\u202a', '\u202b', '\u202c', '\u202d', '\u202e'],
  ...['\u2066', '\u2067', '\u2068', '\u2069'],
];
const zeroWidth = ['\u00ad', '\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u180e'];

describe('one line', () => {
  test.each(['\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
    'may not hold %j',
    (lineBreak) => {
      expect(messageOf(name, `Jordan${lineBreak}Example`)).toBe('First name must be on one line');
    },
  );

  test.each(['\0', '\u0007', '\u200b', '\ufeff', ...directionMarks])('is read without %j', (hidden) => {
    expect(name.parse(`${hidden} Jordan${hidden} Example${hidden}`)).toBe('Jordan Example');
    expect(reference.parse(`${hidden} 1${hidden}204`)).toBe('1204');
    expect(emailSchema.parse(`${hidden} casey@${hidden}example.com`)).toBe('casey@example.com');
    expect(zipSchema.parse(`${hidden}60612${hidden}`)).toBe('60612');
    expect(plainLetters(`Mu${hidden}ñoz`)).toBe('munoz');
  });

  test('turns a tab into a space, and an address’s line breaks into commas', () => {
    expect(name.parse('Jo\tAnn')).toBe('Jo Ann');
    expect(place.parse(' 1850 W Fulton St,\r\n\tChicago, IL\u2028\u202d60612\u202c\n')).toBe(
      '1850 W Fulton St, Chicago, IL, 60612',
    );
  });

  test('with only zero-width characters is empty', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...zeroWidth, ' '), { maxLength: 20 }), (characters) => {
        expect(messageOf(name, characters.join(''))).toBe('First name is required');
      }),
    );
  });

  test('keeps zero-width characters that join letters or emoji', () => {
    for (const text of ['می\u200cخواهم', '👩\u200d🏭', "Zoë O'Neil-Ramírez", '李']) {
      expect(name.parse(` ${text} `)).toBe(text);
    }
  });

  test('checks its length first', () => {
    expect(messageOf(name, '\n')).toBe('First name is required');
    expect(messageOf(name, `${'x'.repeat(60)}\n${'x'.repeat(60)}`)).toBe(
      'First name must be at most 100 characters',
    );
  });

  test('is visible on one line whenever it is accepted', () => {
    const anything = fc.string({ unit: 'binary', maxLength: 30 });
    const nasty = fc.constantFrom('\0', '\n', '\r', ...directionMarks, ...zeroWidth);
    fc.assert(
      fc.property(fc.array(fc.oneof(anything, nasty), { maxLength: 5 }), (parts) => {
        const parsed = name.safeParse(parts.join(''));
        fc.pre(parsed.success);
        expect(parsed.data).not.toMatch(/[\0\t\r\n\u2028\u2029\u202a-\u202e\u2066-\u2069]/);
        expect(zeroWidth.reduce((text, mark) => text.replaceAll(mark, ''), parsed.data ?? '')).not.toBe('');
        expect(name.parse(parsed.data)).toBe(parsed.data);
      }),
    );
  });
});

describe('text of several lines', () => {
  test('keeps its line breaks, tabs and marks of right-to-left writing', () => {
    const text = 'Ring twice.\r\n\tDog in the yard\n\nשלום\u200f, beware';
    expect(details.parse(text)).toBe(text);
    expect(notes.parse(text)).toBe(text);
  });

  test.each(['\0', '\u202d', '\u202e'])('may not hold %j', (hidden) => {
    const text = `Cracked frame${hidden}rail`;
    expect(messageOf(details, text)).toBe(
      'Project details contains a hidden character. Please type it again',
    );
    expect(messageOf(notes, text)).toBe('Description contains a hidden character. Please type it again');
  });

  test('with only zero-width characters is empty', () => {
    expect(messageOf(details, '\u200b'.repeat(10))).toBe('Please provide project details');
  });

  test('may be missing or empty where it is optional', () => {
    for (const text of [undefined, '', '  ']) expect(messageOf(notes, text)).toBeUndefined();
  });
});
