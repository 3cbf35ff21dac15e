import { chicagoDate } from '@welding/domain/values/chicago-day';
import { serverNow } from '#shared/time/server-clock.ts';
import { useMinute } from '#shared/ui/use-minute.ts';

/** The Chicago day, YYYY-MM-DD, updated while the page is open. */
export function useToday(): string {
  return chicagoDate(useMinute() ?? serverNow());
}
