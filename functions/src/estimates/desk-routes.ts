import * as templateApi from '@welding/domain/contracts/estimate-templates';
import * as api from '@welding/domain/contracts/estimates';
import { senderOf } from '#http/client-or-staff-route.ts';
import { route } from '#http/contract-route.ts';
import { changeEntity } from '#store/change-entity.ts';
import { approveByPhone, signInPerson } from './approve-at-desk.ts';
import { estimateTemplates, storeTemplate } from './estimates.ts';
import { answerQuestion, sendEstimate } from './send-estimate.ts';
import {
  changeEstimate,
  copyEstimate,
  createEstimate,
  discardEstimate,
  renewEstimateWithoutTax,
  reviseEstimate,
} from './write-estimate.ts';

export const routes = [
  route(api.createEstimate, createEstimate),
  route(api.changeEstimate, changeEstimate),
  route(api.sendEstimate, sendEstimate),
  route(api.discardEstimate, discardEstimate),
  route(api.answerQuestion, answerQuestion),
  route(api.signInPerson, async (body, by, id) => {
    const { status } = await signInPerson(body, { staff: by.staff, ...senderOf(by) }, id);
    return { id, status };
  }),
  route(api.approveByPhone, (body, by, id) => approveByPhone(body, { staff: by.staff, ...senderOf(by) }, id)),
  route(api.copyEstimate, copyEstimate),
  route(api.reviseEstimate, reviseEstimate),
  route(api.renewEstimateWithoutTax, renewEstimateWithoutTax),
  route(templateApi.createTemplate, storeTemplate),
  route(templateApi.changeTemplate, (asked, { actor }, id) => {
    const { updatedAt: _, ...said } = asked;
    const cleared = { discount: undefined, taxRate: undefined, deposit: undefined, terms: undefined };
    const decide = () => ({ ...cleared, ...said });
    return changeEntity(estimateTemplates, { id, asked, actor, action: 'changed', decide });
  }),
];
