import { deskApiPaths } from '@welding/domain/api-paths';
import {
  type NewWeekComment,
  type WeekComment,
  weekCommentSchema,
} from '@welding/domain/entities/week-comment';
import {
  type NewWorkEntry,
  type WorkEntry,
  type WorkEntryChange,
  workEntrySchema,
} from '@welding/domain/entities/work-entry';
import { deskRequest } from '#desk/session/desk-request.ts';

const toEntry = (json: unknown) => workEntrySchema.parse(json);
const toComment = (json: unknown) => weekCommentSchema.parse(json);

/** Adds hours without taps, once for each key. @throws as `deskRequest` */
export function addHours(body: NewWorkEntry, idempotencyKey: string): Promise<WorkEntry> {
  return deskRequest(deskApiPaths.workEntries, toEntry, { body, idempotencyKey });
}

/** Corrects, removes or puts back hours on their version. @throws as `deskRequest` */
export function changeHours(id: string, body: WorkEntryChange): Promise<WorkEntry> {
  return deskRequest(deskApiPaths.workEntry(id), toEntry, { method: 'PATCH', body });
}

/** Says something of a week, once for each key. @throws as `deskRequest` */
export function commentWeek(body: NewWeekComment, idempotencyKey: string): Promise<WeekComment> {
  return deskRequest(deskApiPaths.weekComments, toComment, { body, idempotencyKey });
}
