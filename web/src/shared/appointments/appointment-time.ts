import { clockWords } from '@welding/domain/entities/arrival-words';
import { formatChicagoDate } from '@welding/domain/values/chicago-time';

/** When an appointment is, for people. In the hour that the clock goes through twice it says which one is meant. */
export function appointmentTime(instant: Date): string {
  return `${formatChicagoDate(instant)}, ${clockWords(instant)}`;
}
