import * as z from 'zod/mini';
import { estimateSchema } from '../entities/estimate.ts';
import {
  answeredSchema,
  approvedByPhoneSchema,
  estimateChangeSchema,
  estimateCopySchema,
  newEstimateSchema,
  signInPersonSchema,
  versionSchema,
} from '../entities/estimate-requests.ts';
import { idSchema, strictBody } from '../values/text-fields.ts';
import { desk, everyone, nothing, office } from './contract.ts';

export const createEstimate = desk('CREATE', '/estimates', office, newEstimateSchema, estimateSchema);
/** 409 once it was sent. */
export const changeEstimate = desk('PATCH', '/estimates/:id', office, estimateChangeSchema, estimateSchema);
export const sendEstimate = desk('POST', '/estimates/:id/send', office, versionSchema, estimateSchema);
export const discardEstimate = desk('POST', '/estimates/:id/discard', office, versionSchema, nothing);
/** Marks its question as answered, by mail if there is a text. */
export const answerQuestion = desk('POST', '/estimates/:id/answered', office, answeredSchema, estimateSchema);
/** The client signs on a device of the staff; 403 for a welder without a visit of the project. */
export const signInPerson = desk(
  'POST',
  '/estimates/:id/sign',
  everyone,
  signInPersonSchema,
  z.object({ id: idSchema, status: z.string() }),
);
/** 409 where Illinois requires a signature. */
export const approveByPhone = desk(
  'POST',
  '/estimates/:id/approved-by-phone',
  office,
  approvedByPhoneSchema,
  estimateSchema,
);
export const copyEstimate = desk('CREATE', '/estimates/:id/copy', office, estimateCopySchema, estimateSchema);
/** A draft of its next version. */
export const reviseEstimate = desk('CREATE', '/estimates/:id/revise', office, strictBody({}), estimateSchema);
/** Its next version without sales tax, sent at once; a draft just loses the tax. */
export const renewEstimateWithoutTax = desk(
  'CREATE',
  '/estimates/:id/without-tax',
  office,
  strictBody({}),
  estimateSchema,
);
