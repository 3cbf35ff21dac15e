import type { MyVisit } from './my-visits.ts';

/** Whose visit it is and what for, in one line. */
export function visitName({ visit, sheet }: Pick<MyVisit, 'visit' | 'sheet'>): string {
  const client = visit.clientName ?? sheet?.clientName;
  return client ? `${visit.title}, ${client}` : visit.title;
}
