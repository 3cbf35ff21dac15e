import type { Quote } from '@welding/domain/entities/quote';
import { storedQuoteSchema } from '@welding/domain/entities/stored-quote';
import type { DeskQuery } from '#desk/live/desk-query.ts';

export const requestPageSize = 25;

const requests = { collection: 'quotes', schema: storedQuoteSchema } as const;

/** The requests of one status, newest first. */
export function requestsQuery(status: string, limit = requestPageSize): DeskQuery<Quote> {
  return { ...requests, where: [['status', '==', status]], order: ['createdAt', 'desc'], limit };
}

/** The open requests, the longest waiting first. */
export function waitingQuery(limit = requestPageSize): DeskQuery<Quote> {
  return { ...requests, where: [['status', '==', 'pending']], order: ['createdAt', 'asc'], limit };
}
