import { actorOf } from '@welding/domain/entities/staff';
import { newPlanSchema } from '@welding/domain/entities/visit-plan';
import { idempotencyKeyOf } from '#http/idempotency-key.ts';
import { json } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';
import { planDays } from './plan-days.ts';

/**
 * POST /api/desk/plans: 201 `{visits}`, one job on up to 20 days for one crew; 409 when somebody is not free on one of
 * them, with which day and who, and nothing is planned then.
 */
export const addPlan = staffRoute({
  method: 'POST',
  path: '/api/desk/plans',
  roles: ['owner', 'office'],
  read: json(newPlanSchema),
  answer: async (plan, { staff, idempotencyKey }) => {
    const once = idempotencyKeyOf(idempotencyKey, 'desk-plans', staff.id, plan);
    return { status: 201, json: await planDays(plan, { once, actor: actorOf(staff) }) };
  },
});
