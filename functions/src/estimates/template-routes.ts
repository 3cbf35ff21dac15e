import { newTemplateSchema, templateChangeSchema } from '@welding/domain/entities/estimate-template';
import { actorOf } from '@welding/domain/entities/staff';
import { idempotencyKeyOf } from '#http/idempotency-key.ts';
import { both, json, withId } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';
import { changeEntity } from '#store/change-entity.ts';
import { estimateTemplates, storeTemplate } from './estimate-templates.ts';

/** POST /api/desk/estimate-templates: 201 and the template, once for each Idempotency-Key. */
export const createTemplate = staffRoute({
  method: 'POST',
  path: '/api/desk/estimate-templates',
  roles: ['owner', 'office'],
  read: json(newTemplateSchema),
  answer: async (body, { staff, idempotencyKey }) => {
    const once = idempotencyKeyOf(idempotencyKey, 'estimate-templates', staff.id, body);
    return { status: 201, json: await storeTemplate(body, { actor: actorOf(staff), once }) };
  },
});

/** PATCH /api/desk/estimate-templates/{id}: 200 and the template as it is now; 409 for an old version. */
export const changeTemplate = staffRoute({
  method: 'PATCH',
  path: '/api/desk/estimate-templates/:id',
  roles: ['owner', 'office'],
  read: both(withId, json(templateChangeSchema)),
  answer: async ([{ id }, { updatedAt, ...said }], { staff }) => ({
    status: 200,
    json: await changeEntity(estimateTemplates, {
      entity: 'template',
      id,
      asked: { updatedAt, ...said },
      actor: actorOf(staff),
      action: 'changed',
      decide: () => ({
        discount: undefined,
        taxRate: undefined,
        deposit: undefined,
        terms: undefined,
        ...said,
      }),
    }),
  }),
});
