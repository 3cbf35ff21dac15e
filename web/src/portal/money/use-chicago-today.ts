import { toChicagoWallTime } from '@welding/domain/values/chicago-time';
import { serverNow } from '#shared/time/server-clock.ts';
import { useMinute } from '#shared/ui/use-minute.ts';

/** The Chicago day, YYYY-MM-DD; a page that stays open goes on with it. */
export function useChicagoToday(): string {
  return toChicagoWallTime(useMinute() ?? serverNow()).slice(0, 10);
}
