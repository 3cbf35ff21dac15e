import { readChicagoWallTime, toChicagoWallTime } from '@welding/domain/values/chicago-time';

/** A Chicago wall time, `YYYY-MM-DDTHH:mm`, as a form holds it; `pass` tells which one is meant where it comes twice. */
export type ChosenTime = { readonly wallTime: string; readonly pass: 'first' | 'second' };

/** The instant that a form's time stands for; undefined when there is none. */
export function chosenInstant({ wallTime, pass }: ChosenTime): Date | undefined {
  const reading = readChicagoWallTime(wallTime);
  if (reading.kind === 'exact') return reading.instant;
  return reading.kind === 'repeated' ? reading[pass] : undefined;
}

/** The time of a form that stands for `instant`. */
export function chosenTimeOf(instant: Date): ChosenTime {
  const wallTime = toChicagoWallTime(instant);
  const reading = readChicagoWallTime(wallTime);
  const isSecond = reading.kind === 'repeated' && reading.second.getTime() === instant.getTime();
  return { wallTime, pass: isSecond ? 'second' : 'first' };
}
