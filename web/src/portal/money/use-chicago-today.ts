import { toChicagoWallTime } from '@welding/domain/values/chicago-time';
import { useMinute } from '#shared/ui/use-minute.ts';

/** The Chicago day, YYYY-MM-DD; a page that stays open goes on with it. */
export function useChicagoToday(): string {
  return toChicagoWallTime(useMinute() ?? new Date()).slice(0, 10);
}
