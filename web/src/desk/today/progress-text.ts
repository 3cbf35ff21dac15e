import type { CrewTaps } from '@welding/domain/entities/crew-taps';
import { formatChicagoTime } from '@welding/domain/values/chicago-time';
import { progressTexts } from './progress-texts.ts';

/** How far somebody has come, as it follows a name: finished 2:10 PM. Nothing before the first tap. */
export function progressText({ onMyWayAt, startedAt, finishedAt }: CrewTaps): string | undefined {
  const at = (instant: string) => formatChicagoTime(new Date(instant));
  if (finishedAt) return progressTexts().finished(at(finishedAt));
  if (startedAt) return progressTexts().started(at(startedAt));
  return onMyWayAt ? progressTexts().onTheWay(at(onMyWayAt)) : undefined;
}
