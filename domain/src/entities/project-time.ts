import { formatChicagoDate } from '../values/chicago-time.ts';
import { inLanguages, say } from '../values/language.ts';
import type { Project } from './project.ts';
import { knownProjectStatus } from './project-request.ts';
import { requestStatusLabels } from './status.ts';

const projectTimeTexts = inLanguages({
  notScheduled: say('Not scheduled yet', 'Todavía sin fecha'),
  nothingElse: say('Nothing else scheduled', 'Nada más programado'),
  completedOn: say(
    (day: string) => `Completed ${day}`,
    (day) => `Terminado el ${day}`,
  ),
});

/** Whether no visit is awaited any more. */
export function isProjectOver({ status }: Pick<Project, 'status'>): boolean {
  return status === 'completed' || status === 'cancelled';
}

/** When a project's next visit is, or how the project ended. */
export function projectTimeText(
  project: Pick<Project, 'status' | 'scheduledDate' | 'completedDate'>,
  format: (instant: Date) => string = formatChicagoDate,
): string {
  const { scheduledDate, completedDate } = project;
  const t = projectTimeTexts();
  switch (knownProjectStatus(project.status)) {
    case 'completed':
      return completedDate
        ? t.completedOn(formatChicagoDate(new Date(completedDate)))
        : requestStatusLabels.completed;
    case 'cancelled':
      return requestStatusLabels.cancelled;
    default:
      if (scheduledDate) return format(new Date(scheduledDate));
      // A visit has begun, and no other is planned.
      return project.status === 'in_progress' ? t.nothingElse : t.notScheduled;
  }
}
