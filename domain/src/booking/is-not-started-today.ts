import { toChicagoWallTime } from '../values/chicago-time.ts';
import { isLate, type VisitToCome } from './is-late.ts';
import { hoursOfDate } from './opening-hours.ts';

/** When a closed day's work ends. */
const usualClosing = '18:00';

/** Whether a visit of today is late after closing time, so that the office decides what becomes of it. */
export function isNotStartedToday(visit: VisitToCome, now: Date): boolean {
  const [day, clock = ''] = toChicagoWallTime(now).split('T');
  const isToday = toChicagoWallTime(new Date(visit.scheduledDate)).startsWith(`${day}T`);
  const closing = hoursOfDate(day ?? '', [])?.to ?? usualClosing;
  return isToday && isLate(visit, now) && clock >= closing;
}
