import type { Project } from '@welding/domain/entities/project';
import { storedQuoteSchema } from '@welding/domain/entities/stored-quote';
import type { WorkedOutRange } from '@welding/domain/estimating/price-range-of';
import { useDeskList } from '#desk/live/use-desk-list.ts';
import { useRequestRange } from '#desk/ui/use-request-range.ts';

/**
 * The price range of the request that a project came of; undefined while it is looked for, for a project that came of none
 * or whose request says nothing of the job, and once the work has begun.
 */
export function useRangeOfProject({ id, status, serviceType }: Project): WorkedOutRange | undefined {
  const isNew = status === 'pending';
  const quotes = useDeskList(
    isNew
      ? { collection: 'quotes', schema: storedQuoteSchema, where: [['projectId', '==', id]], limit: 1 }
      : null,
  );
  const request = quotes.status === 'ready' ? quotes.items[0] : undefined;
  const range = useRequestRange(request ?? { serviceType });
  return request?.intake ? range : undefined;
}
