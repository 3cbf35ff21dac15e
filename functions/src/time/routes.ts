import { staffMessages } from '@welding/domain/entities/staff';
import {
  newWorkEntrySchema,
  workEntryChangeSchema,
  workEntryParamsSchema,
} from '@welding/domain/entities/work-entry';
import { countedOfSchema, newWeekCommentSchema, weekSchema } from '@welding/domain/entities/work-week';
import { errorCodes } from '@welding/domain/error-codes';
import * as z from 'zod/mini';
import { nothing, params } from '#http/readers.ts';
import { deskOf, everyone, office, Reply } from '#http/resource-routes.ts';
import { badRequest, forbidden } from '#refusal.ts';
import { findStaff } from '#staff/staff.ts';
import { addHours, changeHours } from './change-hours.ts';
import { confirmOverlap } from './hours-overlap.ts';
import { countedHours, listTimesheet, storeWeekComment, timesheetFile } from './timesheet.ts';

const desk = deskOf(params(workEntryParamsSchema));
const ofWeek = z.object({ week: weekSchema });

export const routes = [
  /** Hours without taps. */
  desk.post('/work-entries', office, newWorkEntrySchema, (body, { staff, once }) =>
    addHours(body, staff, once),
  ),
  /** Corrects, removes or restores hours. */
  desk.patch('/work-entries/:id', office, workEntryChangeSchema, (change, { staff }, id) =>
    changeHours(id, change, staff),
  ),
  /** Each minute of the overlapping hours counts once, as staff mean it. */
  desk.step('/work-entries/:id/overlap-confirmed', office, nothing, (_, { actor }, id) =>
    confirmOverlap(id, actor),
  ),
  desk.get('/timesheets', everyone, ofWeek, ({ week }, { staff }) => listTimesheet(week, staff)),
  /** The week in the format that payroll services import. */
  desk.get('/timesheets.csv', office, ofWeek, async ({ week }) => {
    const headers = {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="hours-${week}.csv"`,
    };
    return new Reply({ file: Buffer.from(await timesheetFile(week)), headers });
  }),
  /** How many minutes of the entries of a visit or project count there. */
  desk.get('/counted-hours', everyone, countedOfSchema, (of, { staff }) => countedHours(of, staff)),
  /** Welders comment only their own weeks. */
  desk.post('/week-comments', everyone, newWeekCommentSchema, async (body, { staff, once }) => {
    if (staff.role === 'welder' && body.welderId !== staff.id)
      throw forbidden(staffMessages.roleMayNot, errorCodes.roleMayNot);
    if (!(await findStaff(body.welderId))) throw badRequest(staffMessages.notFound);
    return await storeWeekComment(body, staff, once);
  }),
];
