import { staffMessages, staffRoles } from '@welding/domain/entities/staff';
import { newWeekCommentSchema } from '@welding/domain/entities/week-comment';
import {
  newWorkEntrySchema,
  workEntryChangeSchema,
  workEntryParamsSchema,
} from '@welding/domain/entities/work-entry';
import { countedOfSchema, weekSchema } from '@welding/domain/entities/work-week';
import { errorCodes } from '@welding/domain/error-codes';
import * as z from 'zod/mini';
import { idempotencyKeyOf } from '#http/idempotency-key.ts';
import { both, json, params } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';
import { badRequest, forbidden } from '#refusal.ts';
import { findStaff } from '#staff/staff.ts';
import { addHours, changeHours } from './change-hours.ts';
import { countedHours, listTimesheet, storeWeekComment, timesheetFile } from './timesheet.ts';

const roles = ['owner', 'office'] as const;

/** POST /api/desk/work-entries: 201 and hours without taps, once for each Idempotency-Key. */
export const addWorkEntry = staffRoute({
  method: 'POST',
  path: '/api/desk/work-entries',
  roles,
  read: json(newWorkEntrySchema),
  answer: async (body, { staff, idempotencyKey }) => {
    const once = idempotencyKeyOf(idempotencyKey, 'work-entries', staff.id, body);
    return { status: 201, json: await addHours(body, staff, once) };
  },
});

/** PATCH /api/desk/work-entries/{id}: 200 and the hours, corrected, removed or put back; 409 for an old version. */
export const changeWorkEntry = staffRoute({
  method: 'PATCH',
  path: '/api/desk/work-entries/:id',
  roles,
  read: both(params(workEntryParamsSchema), json(workEntryChangeSchema)),
  answer: async ([{ id }, change], { staff }) => ({
    status: 200,
    json: await changeHours(id, change, staff),
  }),
});

const ofWeek = params(z.object({ week: weekSchema }));

/** GET /api/desk/timesheets?week=YYYY-MM-DD: 200 and what everybody drove and worked, a welder's own for a welder. */
export const showTimesheet = staffRoute({
  method: 'GET',
  path: '/api/desk/timesheets',
  roles: staffRoles,
  read: ofWeek,
  answer: async ({ week }, { staff }) => ({ status: 200, json: await listTimesheet(week, staff) }),
});

/** GET /api/desk/timesheets.csv?week=YYYY-MM-DD: 200 and the week as payroll services import it. */
export const exportTimesheet = staffRoute({
  method: 'GET',
  path: '/api/desk/timesheets.csv',
  roles: ['owner', 'office'],
  read: ofWeek,
  answer: async ({ week }) => ({
    status: 200,
    file: Buffer.from(await timesheetFile(week)),
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="hours-${week}.csv"`,
    },
  }),
});

/** GET /api/desk/counted-hours?visitId=… or ?projectId=…: 200 and what of its hours counts there, a welder's own for a welder. */
export const showCountedHours = staffRoute({
  method: 'GET',
  path: '/api/desk/counted-hours',
  roles: staffRoles,
  read: params(countedOfSchema),
  answer: async (of, { staff }) => ({ status: 200, json: await countedHours(of, staff) }),
});

/** POST /api/desk/week-comments: 201 and the comment, once for each Idempotency-Key. A welder comments their own weeks. */
export const commentWeek = staffRoute({
  method: 'POST',
  path: '/api/desk/week-comments',
  roles: staffRoles,
  read: json(newWeekCommentSchema),
  answer: async (body, { staff, idempotencyKey }) => {
    if (staff.role === 'welder' && body.welderId !== staff.id)
      throw forbidden(staffMessages.roleMayNot, errorCodes.roleMayNot);
    if (!(await findStaff(body.welderId))) throw badRequest(staffMessages.notFound);
    const once = idempotencyKeyOf(idempotencyKey, 'week-comments', staff.id, body);
    return { status: 201, json: await storeWeekComment(body, staff, once) };
  },
});
