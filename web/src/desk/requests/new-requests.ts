import { type Quote, quoteSchema } from '@welding/domain/entities/quote';
import { useMemo } from 'react';
import { type DeskList, type DeskQuery, useDeskList, withItems } from '#desk/live/use-desk-list.ts';
import { useDeskSession } from '#desk/session/desk-session.ts';

/** The newest open requests, for staff who may see them; others watch nothing. */
export function useOpenRequests(): DeskList<Quote> {
  const session = useDeskSession();
  const maySee = session.phase === 'signed-in' && session.person.role !== 'welder';
  return useDeskList(maySee ? requestsQuery('pending') : null);
}

/** Open requests, longest waiting first. If the newest page holds all, it is reversed to avoid reading them twice. */
export function useWaitingRequests(limit?: number): DeskList<Quote> {
  const newest = useOpenRequests();
  const areMore = newest.status === 'ready' && newest.isFull;
  const oldest = useDeskList(areMore ? waitingQuery(limit) : null);
  return useMemo(() => {
    if (areMore) return oldest;
    return withItems(newest, (items) => items.toReversed());
  }, [areMore, newest, oldest]);
}

/** How many requests were not opened, for example 3 or, of more than the first page, 25+; empty for none or until known. */
export function useNewRequestCount(): string {
  const list = useOpenRequests();
  if (list.status !== 'ready' || !(list.isComplete || list.isFull)) return '';
  const count = [...list.items].filter(({ seenAt }) => !seenAt).length;
  return count === 0 ? '' : `${count}${list.isFull ? '+' : ''}`;
}

const requestPageSize = 25;

const requests = { collection: 'quotes', schema: quoteSchema } as const;

/** Newest first. */
export function requestsQuery(status: string, limit = requestPageSize): DeskQuery<Quote> {
  return { ...requests, where: [['status', '==', status]], order: ['createdAt', 'desc'], limit };
}

/** Longest waiting first. */
function waitingQuery(limit = requestPageSize): DeskQuery<Quote> {
  return { ...requests, where: [['status', '==', 'pending']], order: ['createdAt', 'asc'], limit };
}
