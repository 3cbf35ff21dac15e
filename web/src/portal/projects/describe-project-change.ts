import type { Project } from '@welding/domain/entities/project';
import { statusBadge } from '@welding/domain/entities/status';
import { formatChicagoDate } from '@welding/domain/values/chicago-time';

/** What became of a project, in a sentence; null when nothing did. `before` is missing for a new one. */
export function describeProjectChange(before: Project | undefined, after: Project): string | null {
  if (!before) return `New project: ${after.title}.`;
  if (before.status !== after.status) return `${after.title} is now ${statusBadge(after.status).label}.`;
  if (before.scheduledDate !== after.scheduledDate) {
    return after.scheduledDate
      ? `${after.title} is now scheduled for ${formatChicagoDate(new Date(after.scheduledDate))}.`
      : `${after.title} is no longer scheduled.`;
  }
  return JSON.stringify(before) === JSON.stringify(after) ? null : `${after.title} was updated.`;
}
