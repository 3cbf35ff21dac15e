import {
  formatChicagoDateTime,
  readChicagoWallTime,
  toChicagoWallTime,
} from '@welding/domain/values/chicago-time';

/** When an appointment is, for people. In the hour that the clock goes through twice it says which one is meant. */
export function appointmentTime(instant: Date): string {
  const text = formatChicagoDateTime(instant);
  const reading = readChicagoWallTime(toChicagoWallTime(instant));
  if (reading.kind !== 'repeated') return text;
  return `${text} (${clockName(reading.first.getTime() === instant.getTime() ? 'first' : 'second')})`;
}

/** What the two passes of a repeated hour are called. */
export function clockName(pass: 'first' | 'second'): string {
  return pass === 'first' ? 'daylight time' : 'standard time';
}
