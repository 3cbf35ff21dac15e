import type { CrewTaps } from '@welding/domain/entities/crew-taps';
import { formatChicagoTime } from '@welding/domain/values/chicago-time';
import { visitTexts } from './visit-texts.ts';

/** How far somebody has come, as it follows a name: finished 2:10 PM. Nothing before the first tap. */
export function progressText({ onMyWayAt, startedAt, finishedAt }: CrewTaps): string | undefined {
  const at = (instant: string) => formatChicagoTime(new Date(instant));
  if (finishedAt) return visitTexts().progressFinished(at(finishedAt));
  if (startedAt) return visitTexts().progressStarted(at(startedAt));
  return onMyWayAt ? visitTexts().onTheWay(at(onMyWayAt)) : undefined;
}
