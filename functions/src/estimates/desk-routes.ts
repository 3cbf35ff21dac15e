import {
  answeredSchema,
  approvedByPhoneSchema,
  estimateChangeSchema,
  estimateCopySchema,
  newEstimateSchema,
  signInPersonSchema,
  versionSchema,
} from '@welding/domain/entities/estimate-requests';
import { newTemplateSchema, templateChangeSchema } from '@welding/domain/entities/estimate-template';
import { actorOf } from '@welding/domain/entities/staff';
import { addDays, chicagoDate } from '@welding/domain/values/chicago-day';
import { strictBody } from '@welding/domain/values/text-fields';
import { senderOf } from '#http/client-or-staff-route.ts';
import { idempotencyKeyOf } from '#http/idempotency-key.ts';
import { both, json, withId } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';
import { findMoneySettings } from '#settings/money-settings.ts';
import { changeEntity } from '#store/change-entity.ts';
import { approveByPhone, signInPerson } from './approve-at-desk.ts';
import { estimateTemplates, storeTemplate } from './estimates.ts';
import { answerQuestion, sendEstimate as send } from './send-estimate.ts';
import {
  applyEstimateChange,
  copyEstimate as copy,
  createEstimate as create,
  discardEstimate as discard,
  reviseEstimate as revise,
} from './write-estimate.ts';

/** POST /api/desk/estimates: 201 and the estimate, a draft with its number, once for each Idempotency-Key. */
export const createEstimate = staffRoute({
  method: 'POST',
  path: '/api/desk/estimates',
  roles: ['owner', 'office'],
  read: json(newEstimateSchema),
  answer: async (body, { staff, idempotencyKey }) => {
    const once = idempotencyKeyOf(idempotencyKey, 'estimates', staff.id, body);
    return { status: 201, json: await create(body, { actor: actorOf(staff), once }) };
  },
});

/** PATCH /api/desk/estimates/{id}: 200 and the changed draft; 409 once it was sent, and for an old version. */
export const changeEstimate = staffRoute({
  method: 'PATCH',
  path: '/api/desk/estimates/:id',
  roles: ['owner', 'office'],
  read: both(withId, json(estimateChangeSchema)),
  answer: async ([{ id }, change], { staff }) => ({
    status: 200,
    json: await applyEstimateChange(id, change, actorOf(staff)),
  }),
});

const step = {
  method: 'POST',
  roles: ['owner', 'office'],
  read: both(withId, json(versionSchema)),
} as const;

/** POST /api/desk/estimates/{id}/send: 200 and the estimate, which its client can now read and answer. */
export const sendEstimate = staffRoute({
  ...step,
  path: '/api/desk/estimates/:id/send',
  answer: async ([{ id }, asked], { staff }) => ({
    status: 200,
    json: await send(id, asked, actorOf(staff)),
  }),
});

/** POST /api/desk/estimates/{id}/discard: 204, and the draft is gone. */
export const discardEstimate = staffRoute({
  ...step,
  path: '/api/desk/estimates/:id/discard',
  answer: async ([{ id }, asked], { staff }) => {
    await discard(id, asked, actorOf(staff));
    return { status: 204 };
  },
});

/** POST /api/desk/estimates/{id}/answered: 200 and the estimate with its question answered, by mail if there is a text. */
export const markEstimateAnswered = staffRoute({
  method: 'POST',
  path: '/api/desk/estimates/:id/answered',
  roles: ['owner', 'office'],
  read: both(withId, json(answeredSchema)),
  answer: async ([{ id }, asked], { staff }) => ({
    status: 200,
    json: await answerQuestion(id, asked, actorOf(staff)),
  }),
});

/**
 * POST /api/desk/estimates/{id}/sign: 200 and the estimate, which its client signed on a device of the staff; 403 for a welder
 * without a visit of the project, 409 as an approval.
 */
export const signEstimate = staffRoute({
  method: 'POST',
  path: '/api/desk/estimates/:id/sign',
  roles: ['owner', 'office', 'welder'],
  read: both(withId, json(signInPersonSchema)),
  answer: async ([{ id }, body], context) => {
    const signed = await signInPerson(id, body, { staff: context.staff, ...senderOf(context) });
    return { status: 200, json: { id: signed.id, status: signed.status } };
  },
});

/** POST /api/desk/estimates/{id}/approved-by-phone: 200 and the estimate; 409 where Illinois requires a signature. */
export const approveEstimateByPhone = staffRoute({
  method: 'POST',
  path: '/api/desk/estimates/:id/approved-by-phone',
  roles: ['owner', 'office'],
  read: both(withId, json(approvedByPhoneSchema)),
  answer: async ([{ id }, body], context) => ({
    status: 200,
    json: await approveByPhone(id, body, { staff: context.staff, ...senderOf(context) }),
  }),
});

/** POST /api/desk/estimates/{id}/copy: 201 and a new draft of the same contents, once for each Idempotency-Key. */
export const copyEstimate = staffRoute({
  method: 'POST',
  path: '/api/desk/estimates/:id/copy',
  roles: ['owner', 'office'],
  read: both(withId, json(estimateCopySchema)),
  answer: async ([{ id }, owner], { staff, idempotencyKey }) => {
    const once = idempotencyKeyOf(idempotencyKey, 'estimate-copies', staff.id, { id, ...owner });
    return {
      status: 201,
      json: await copy(id, owner, await newValidUntil(), { actor: actorOf(staff), once }),
    };
  },
});

/** POST /api/desk/estimates/{id}/revise: 201 and a draft of its next version, once for each Idempotency-Key. */
export const reviseEstimate = staffRoute({
  method: 'POST',
  path: '/api/desk/estimates/:id/revise',
  roles: ['owner', 'office'],
  read: both(withId, json(strictBody({}))),
  answer: async ([{ id }], { staff, idempotencyKey }) => {
    const once = idempotencyKeyOf(idempotencyKey, 'estimate-versions', staff.id, { id });
    return { status: 201, json: await revise(id, await newValidUntil(), { actor: actorOf(staff), once }) };
  },
});

async function newValidUntil(): Promise<string> {
  const { validDays } = await findMoneySettings();
  return addDays(chicagoDate(new Date()), validDays);
}

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
