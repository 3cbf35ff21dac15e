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
import { addDays, chicagoDate } from '@welding/domain/values/chicago-day';
import { strictBody } from '@welding/domain/values/text-fields';
import { senderOf } from '#http/client-or-staff-route.ts';
import { desk, everyone, office } from '#http/resource-routes.ts';
import { findMoneySettings } from '#settings/money-settings.ts';
import { changeEntity } from '#store/change-entity.ts';
import { approveByPhone, signInPerson } from './approve-at-desk.ts';
import { estimateTemplates, storeTemplate } from './estimates.ts';
import { answerQuestion, sendEstimate } from './send-estimate.ts';
import {
  applyEstimateChange,
  copyEstimate,
  createEstimate,
  discardEstimate,
  renewEstimateWithoutTax,
  reviseEstimate,
} from './write-estimate.ts';

export const routes = [
  desk.post('/estimates', office, newEstimateSchema, createEstimate),
  /** 409 once it was sent. */
  desk.patch('/estimates/:id', office, estimateChangeSchema, (change, { actor }, id) =>
    applyEstimateChange(id, change, actor),
  ),
  desk.step('/estimates/:id/send', office, versionSchema, (asked, { actor }, id) =>
    sendEstimate(id, asked, actor),
  ),
  desk.step('/estimates/:id/discard', office, versionSchema, (asked, { actor }, id) =>
    discardEstimate(id, asked, actor),
  ),
  /** Marks its question as answered, by mail if there is a text. */
  desk.step('/estimates/:id/answered', office, answeredSchema, (asked, { actor }, id) =>
    answerQuestion(id, asked, actor),
  ),
  /** The client signs on a device of the staff; 403 for a welder without a visit of the project. */
  desk.step('/estimates/:id/sign', everyone, signInPersonSchema, async (body, by, id) => {
    const { status } = await signInPerson(id, body, { staff: by.staff, ...senderOf(by) });
    return { id, status };
  }),
  /** 409 where Illinois requires a signature. */
  desk.step('/estimates/:id/approved-by-phone', office, approvedByPhoneSchema, (body, by, id) =>
    approveByPhone(id, body, { staff: by.staff, ...senderOf(by) }),
  ),
  desk.post('/estimates/:id/copy', office, estimateCopySchema, async (to, by, id) =>
    copyEstimate(id, to, await newValidUntil(), by),
  ),
  /** A draft of its next version. */
  desk.post('/estimates/:id/revise', office, strictBody({}), async (_, by, id) =>
    reviseEstimate(id, await newValidUntil(), by),
  ),
  /** Its next version without sales tax, sent at once; a draft just loses the tax. */
  desk.post('/estimates/:id/without-tax', office, strictBody({}), async (_, by, id) =>
    renewEstimateWithoutTax(id, await newValidUntil(), by),
  ),
  desk.post('/estimate-templates', office, newTemplateSchema, storeTemplate),
  desk.patch('/estimate-templates/:id', office, templateChangeSchema, (asked, { actor }, id) => {
    const { updatedAt: _, ...said } = asked;
    const cleared = { discount: undefined, taxRate: undefined, deposit: undefined, terms: undefined };
    const decide = () => ({ ...cleared, ...said });
    return changeEntity(estimateTemplates, { id, asked, actor, action: 'changed', decide });
  }),
];

async function newValidUntil(): Promise<string> {
  const { validDays } = await findMoneySettings();
  return addDays(chicagoDate(new Date()), validDays);
}
