import { blockChangeSchema } from '@welding/domain/entities/block';
import { actorOf } from '@welding/domain/entities/staff';
import { idSchema } from '@welding/domain/values/text-fields';
import * as z from 'zod/mini';
import { changeBlock as change } from '#actions/plan-block.ts';
import { addressParts, both, json } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';

/** PATCH /api/desk/blocks/{id}: 200 and the block as it is now; `removed` takes it away. 409 for an old version. */
export const changeBlock = staffRoute({
  method: 'PATCH',
  path: '/api/desk/blocks/:id',
  roles: ['owner', 'office'],
  read: both(addressParts(z.object({ id: idSchema })), json(blockChangeSchema)),
  answer: async ([{ id }, changed], { staff }) => ({
    status: 200,
    json: await change(id, changed, actorOf(staff)),
  }),
});
