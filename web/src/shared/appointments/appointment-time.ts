import { clockWords } from '@welding/domain/entities/arrival-words';
import { formatChicagoDate } from '@welding/domain/values/chicago-time';

/** An appointment's time for people. Names the pass in the hour that repeats. */
export function appointmentTime(instant: Date): string {
  return `${formatChicagoDate(instant)}, ${clockWords(instant)}`;
}
