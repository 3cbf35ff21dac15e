import { quoteSchema } from '@welding/domain/entities/quote';
import { expectTypeOf, test } from 'vitest';
import type { DeskQuery } from './use-desk-list.ts';

type Quote = ReturnType<typeof quoteSchema.parse>;
const quotes = { collection: 'quotes', schema: quoteSchema, limit: 10 } as const;

test('a list that is declared is a query of the desk', () => {
  const declared = { ...quotes, where: [['status', '==', 'pending']], order: ['createdAt', 'asc'] } as const;
  expectTypeOf(declared).toExtend<DeskQuery<Quote>>();
});

test('one that is not is a type error: another field, another order, another operator, no condition', () => {
  const field = { ...quotes, where: [['zip', '==', '60608']], order: ['createdAt', 'asc'] } as const;
  expectTypeOf(field).not.toExtend<DeskQuery<Quote>>();
  const order = { ...quotes, where: [['status', '==', 'pending']], order: ['lastName', 'asc'] } as const;
  expectTypeOf(order).not.toExtend<DeskQuery<Quote>>();
  const operator = { ...quotes, where: [['status', '>', 'pending']], order: ['createdAt', 'asc'] } as const;
  expectTypeOf(operator).not.toExtend<DeskQuery<Quote>>();
  expectTypeOf(quotes).not.toExtend<DeskQuery<Quote>>();
});
