import { randomUUID } from 'node:crypto';
import { payrollHeadings, payrollRows } from '@welding/domain/entities/payroll-rows';
import { actorOf, type Staff } from '@welding/domain/entities/staff';
import type { WorkEntry } from '@welding/domain/entities/work-entry';
import {
  type CountedOf,
  type countedHoursSchema,
  countedMinutes,
  type NewWeekComment,
  type Timesheet,
  timesheetOf,
  type WeekComment,
  weekCommentSchema,
} from '@welding/domain/entities/work-week';
import { csvRow } from '@welding/domain/values/csv-row';
import type * as z from 'zod/mini';
import { listStaff } from '#staff/staff.ts';
import { create } from '#store/create.ts';
import { entityCollection } from '#store/entity-collection.ts';
import type { IdempotencyKey } from '#store/idempotency.ts';
import {
  listEntriesOfDays,
  listEntriesOfProject,
  listEntriesOfVisit,
  listEntriesOfWeek,
} from './work-entries.ts';

/** The hours of a week; a welder gets only their own. @throws UnreadableDocumentError */
export async function listTimesheet(week: string, staff: Staff): Promise<Timesheet> {
  const isWelder = staff.role === 'welder';
  const entries = await listEntriesOfWeek(week, isWelder ? staff.id : undefined);
  return timesheetOf(week, entries, isWelder ? [staff] : await peopleOf(entries));
}

/**
 * The counted minutes of each entry at a visit or project. A minute at two jobs at once counts at only one. A welder gets
 * only their own. @throws UnreadableDocumentError
 */
export async function countedHours(
  of: CountedOf,
  { id, role }: Staff,
): Promise<z.infer<typeof countedHoursSchema>> {
  const all =
    'visitId' in of ? await listEntriesOfVisit(of.visitId) : await listEntriesOfProject(of.projectId);
  const shown = role === 'welder' ? all.filter(({ welderId }) => welderId === id) : all;
  const counted = countedMinutes(await listEntriesOfDays(shown));
  return { minutes: Object.fromEntries(shown.map((entry) => [entry.id, counted.get(entry.id) ?? 0])) };
}

/** A week's hours as CSV. @throws UnreadableDocumentError */
export async function timesheetFile(week: string): Promise<string> {
  const entries = await listEntriesOfWeek(week);
  return [payrollHeadings, ...payrollRows(entries, await peopleOf(entries))].map(csvRow).join('');
}

/** All active welders, and others with hours, by name. */
async function peopleOf(entries: readonly WorkEntry[]): Promise<Staff[]> {
  const withHours = new Set(entries.flatMap(({ removed, welderId }) => (removed ? [] : [welderId])));
  const everybody = await listStaff();
  return everybody.filter(({ id, role, active }) => withHours.has(id) || (active && role === 'welder'));
}

const weekComments = entityCollection('weekComments', weekCommentSchema, {
  audit: 'workEntry',
});

/** Stores a comment on a week, once for each key. @throws Refusal key_reused */
export async function storeWeekComment(
  comment: NewWeekComment,
  author: Staff,
  once: IdempotencyKey | undefined,
): Promise<WeekComment> {
  const at = new Date().toISOString();
  const id = randomUUID();
  const signed = { ...comment, id, authorId: author.id, authorName: author.name, at };
  return await create(
    weekComments,
    signed,
    { actor: actorOf(author), once },
    { action: 'added a comment to' },
  );
}
