import { staffRoles } from '@welding/domain/entities/staff';
import { jobSheetsOf } from '#actions/list-job-sheets.ts';
import { nothing } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';

/**
 * GET /api/desk/job-sheets: 200 and what belongs to the visits that whoever asks has this week and the next: client, project
 * and what to collect, of which a welder may read neither clients nor projects nor payments themselves.
 */
export const listJobSheets = staffRoute({
  method: 'GET',
  path: '/api/desk/job-sheets',
  roles: staffRoles,
  read: nothing,
  answer: async (_, { staff }) => ({ status: 200, json: await jobSheetsOf(staff.id) }),
});
