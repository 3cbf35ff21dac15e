import {
  deviceDiffersFromChicago,
  formatChicagoDateTime,
  formatChicagoTime,
  toChicagoWallTime,
} from '@welding/domain/values/chicago-time';
import { liveListsTexts } from './live-lists-texts.tsx';

/** The time of day, with the date if on another day. */
export function confirmedAtText(confirmedAt: Date, now: Date): string {
  const sameDay = toChicagoWallTime(confirmedAt).slice(0, 10) === toChicagoWallTime(now).slice(0, 10);
  const text = sameDay ? formatChicagoTime(confirmedAt) : formatChicagoDateTime(confirmedAt);
  return deviceDiffersFromChicago(now) ? liveListsTexts().chicagoTime(text) : text;
}
