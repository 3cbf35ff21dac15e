import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quoteRequestSchema, quoteSchema } from './quote.ts';

const valid = {
  firstName: 'Jordan',
  lastName: 'Example',
  email: 'jordan@example.com',
  phone: '3125550100',
  serviceType: 'truck',
  description: 'Frame rail',
};

/** The message below a field of the form, which is also the API's first one. */
function messageFor(changes: Record<string, unknown>): string | undefined {
  return quoteRequestSchema.safeParse({ ...valid, ...changes }).error?.issues[0]?.message;
}
const rangeMessage = 'A price range must be two amounts in whole dollars, the lower one first';

test('each field of a request is stored with its privacy', () => {
  const stored = Object.keys(quoteSchema.fields);
  expect(stored).toEqual(expect.arrayContaining(Object.keys(quoteRequestSchema.shape)));
});

describe('a quote request', () => {
  test('with everything it needs is valid, and contact is by phone unless chosen', () => {
    expect(quoteRequestSchema.parse(valid)).toEqual({ ...valid, preferredContact: 'phone' });
  });

  test.each([
    [{ firstName: '' }, 'First name is required'],
    [{ lastName: '' }, 'Last name is required'],
    [{ email: '' }, 'Valid email is required'],
    [{ email: 'jordan@' }, 'Valid email is required'],
    [{ phone: '312555010' }, 'Valid phone number is required'],
    [{ serviceType: '' }, 'Please select a service'],
    [{ description: 'Frame rai' }, 'Please provide project details'],
    [{ preferredContact: '' }, 'Please choose phone or email'],
    [{ extra: 1 }, 'Unknown field: extra'],
    [{ intake: 'steel' }, 'intake must be an object of answers'],
    [{ intake: { colour: 'red' } }, 'Unknown field: intake.colour'],
    [{ intake: { metal: 'wood' } }, 'Metal: please choose one of the answers'],
    [{ intake: { metal: 'toString' } }, 'Metal: please choose one of the answers'],
    [{ intake: { broke: 'x'.repeat(201) } }, 'What broke must be at most 200 characters'],
    [{ intake: { town: 'Joliet\nor near it' } }, 'Town must be on one line'],
    [{ priceRange: { low: 200, high: 150 } }, rangeMessage],
    [{ priceRange: { low: Number.NaN, high: 150 } }, rangeMessage],
    [{ priceRange: { low: 149.5, high: 150 } }, rangeMessage],
    [{ priceRange: { low: 0, high: 150 } }, rangeMessage],
  ])('with %j is refused: %s', (changes, message) => {
    expect(messageFor(changes)).toBe(message);
  });

  test('keeps given answers and drops empty ones', () => {
    const intake = { metal: 'steel', thickness: '', broke: '  ', town: ' Joliet ' };
    const read = quoteRequestSchema.parse({ ...valid, intake, priceRange: { low: 300, high: 300 } });
    expect(read.intake).toStrictEqual({ metal: 'steel', town: 'Joliet' });
    expect(read.priceRange).toEqual({ low: 300, high: 300 });
    expect(quoteRequestSchema.parse({ ...valid, intake: { metal: '' } }).intake).toBeUndefined();
  });

  test('is measured after trimming', () => {
    expect(messageFor({ description: ` ${'x'.repeat(9)} ` })).toBe('Please provide project details');
    expect(messageFor({ description: ` ${'x'.repeat(5000)} ` })).toBeUndefined();
    expect(messageFor({ firstName: ` ${'x'.repeat(101)}` })).toBe(
      'First name must be at most 100 characters',
    );
  });

  test('parses to the same value a second time', () => {
    const text = fc.string({ minLength: 10, maxLength: 30, unit: 'binary' });
    fc.assert(
      fc.property(text, text, text, (firstName, phone, description) => {
        const once = quoteRequestSchema.safeParse({ ...valid, firstName, phone, description });
        fc.pre(once.success);
        expect(quoteRequestSchema.parse(once.data)).toEqual(once.data);
        expect(once.data?.description.isWellFormed()).toBe(true);
      }),
    );
  });
});
