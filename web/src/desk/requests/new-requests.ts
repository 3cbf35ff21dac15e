import type { Quote } from '@welding/domain/entities/quote';
import type { DeskList } from '#desk/live/use-desk-list.ts';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { useDeskSession } from '#desk/session/desk-session.ts';
import { requestsQuery } from './requests-query.ts';

/** The newest open requests, for whoever may see them; everybody else watches nothing. */
export function useOpenRequests(): DeskList<Quote> {
  const session = useDeskSession();
  const maySee = session.phase === 'signed-in' && session.person.role !== 'welder';
  return useDeskList(maySee ? requestsQuery('pending') : null);
}

/** How many open requests nobody has opened yet, as far as the first page of them tells. */
export function useNewRequestCount(): number {
  const list = useOpenRequests();
  return list.status === 'ready' ? list.items.filter(({ seenAt }) => !seenAt).length : 0;
}
