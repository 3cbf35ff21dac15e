import { tapsOf } from '@welding/domain/entities/crew-taps';
import type { MyVisit } from './my-visits.ts';
import { progressText } from './progress-text.ts';

/** Who else makes a visit, and how far each has come: With Dana, finished 2:10 PM. */
export function CrewProgress({ visit, sheet }: Pick<MyVisit, 'visit' | 'sheet'>) {
  return sheet?.crewmates?.map(({ id, name }) => (
    <p key={id} className="wrap-anywhere">
      {[`With ${name}`, progressText(tapsOf(visit, id))].filter(Boolean).join(', ')}
    </p>
  ));
}
