import { passwordMailRequestSchema } from '@welding/domain/entities/staff';
import { passwordMailLimits } from '#http/limits.ts';
import { json } from '#http/readers.ts';
import { publicRoute } from '#http/route.ts';
import { tellAlone } from '#messages/tell.ts';
import { countUses } from '#store/rate-limits.ts';
import { findStaffByEmail } from './staff.ts';

/**
 * POST /api/staff-password: 204 for known and unknown emails. A staff member gets a mail to set a password.
 * Refused to other sites, whose visitors would send mails.
 */
export const requestStaffPassword = publicRoute({
  method: 'POST',
  path: '/api/staff-password',
  refusesOtherSites: true,
  read: json(passwordMailRequestSchema),
  answer: async ({ email }, { ip }) => {
    const [person] = await Promise.all([findStaffByEmail(email), countUses(passwordMailLimits(email, ip))]);
    if (person?.active) await tellAlone('passwordAskedFor', person);
    return { status: 204 };
  },
});
