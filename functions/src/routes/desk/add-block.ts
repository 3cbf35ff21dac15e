import { newBlockSchema } from '@welding/domain/entities/block';
import { actorOf } from '@welding/domain/entities/staff';
import { planBlock } from '#actions/plan-block.ts';
import { idempotencyKeyOf } from '#http/idempotency-key.ts';
import { json } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';

/** POST /api/desk/blocks: 201 and the time in which a welder takes no visits. */
export const addBlock = staffRoute({
  method: 'POST',
  path: '/api/desk/blocks',
  roles: ['owner', 'office'],
  read: json(newBlockSchema),
  answer: async (block, { staff, idempotencyKey }) => {
    const once = idempotencyKeyOf(idempotencyKey, 'desk-blocks', staff.id, block);
    return { status: 201, json: await planBlock(block, { once, actor: actorOf(staff) }) };
  },
});
