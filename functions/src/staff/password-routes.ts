import { passwordMailRequestSchema } from '@welding/domain/entities/staff';
import { passwordMailLimits } from '#http/limits.ts';
import { sameSiteOnly, site } from '#http/resource-routes.ts';
import { tellAlone } from '#messages/tell.ts';
import { countUses } from '#store/rate-limits.ts';
import { findStaffByEmail } from './staff.ts';

export const routes = [
  /**
   * 204 for known and unknown emails. A staff member gets a mail to set a password. Refused to other sites, whose visitors
   * could send mails unknowingly.
   */
  site.post('/staff-password', sameSiteOnly, passwordMailRequestSchema, async ({ email }, { ip }) => {
    const [person] = await Promise.all([findStaffByEmail(email), countUses(passwordMailLimits(email, ip))]);
    if (person?.active) await tellAlone('passwordAskedFor', person);
  }),
];
