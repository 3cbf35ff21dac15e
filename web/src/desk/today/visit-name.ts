import { toldTitle } from '@welding/domain/entities/told-title';
import type { MyVisit } from './my-visits.ts';

/** Whose visit it is and what for, in one line. */
export function visitName({ visit, sheet }: Pick<MyVisit, 'visit' | 'sheet'>): string {
  const client = visit.clientName ?? sheet?.clientName;
  const title = toldTitle(visit.title);
  return client ? `${title}, ${client}` : title;
}
