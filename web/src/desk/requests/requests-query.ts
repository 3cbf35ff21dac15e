import type { Quote } from '@welding/domain/entities/quote';
import { storedQuoteSchema } from '@welding/domain/entities/stored-quote';
import type { DeskQuery } from '#desk/live/desk-query.ts';

export const requestPageSize = 25;

/** The requests of one status, newest first. */
export function requestsQuery(status: string, limit = requestPageSize): DeskQuery<Quote> {
  return {
    collection: 'quotes',
    schema: storedQuoteSchema,
    where: [['status', '==', status]],
    order: ['createdAt', 'desc'],
    limit,
  };
}
