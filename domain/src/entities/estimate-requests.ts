import * as z from 'zod/mini';
import { textLimits } from '../values/limits.ts';
import {
  idSchema,
  instantSchema,
  optionalText,
  requiredLine,
  requiredText,
  strictBody,
} from '../values/text-fields.ts';
import { changePriceFields, estimatePriceFields, totalFits } from './priced-fields.ts';
import { tapTimeSchema } from './visit-tap.ts';

export const estimateMessages = {
  clientRequired: 'Client is required',
  projectRequired: 'Project is required',
  validUntil: 'Valid until must be a day of the calendar',
  validUntilPast: 'Valid until must not be in the past',
  notDraft: 'This estimate was sent and cannot be changed. Make a new version',
  alreadySent: 'This estimate was already sent',
  draftVersion: 'This estimate is a draft. Change it instead',
  approvedEarlier: 'The client has approved this estimate. Write a change order for what is added',
  replacedAlready: 'There is a newer version of this estimate already',
  noEmail: 'This client has no e-mail. Add one first',
  noDraft: 'Only a draft can be deleted',
  notSent: 'This estimate is not open for an answer',
  notMailed: 'This estimate has not been sent, or was declined or replaced',
  replaced: 'This estimate was replaced by a newer version. Please look at that one',
  expired: 'This estimate has expired. Please call us for a new one',
  approved: 'This estimate was already approved',
  declined: 'This estimate was declined',
  changed: 'This estimate has changed since you opened it. Please look at it again',
  pamphlet: 'Please confirm that you received the pamphlet',
  signatureRequired: 'Please sign, or choose to sign by typing your name',
  oneSignature: 'Please sign once: drawn or typed',
  signatureInvalid: 'The signature must be a PNG image of at most 60 kB',
  tooManyQuestions: 'You’ve already asked a lot of questions. Please call us',
  changeOfOpen: 'A change order needs an estimate that the client has approved',
  changeOfOther: 'This estimate belongs to another project',
  changeTooLow: 'A change order cannot take off more than was agreed',
  changeCopied: 'A change order belongs to its project. Write a new one there',
  agreedMeanwhile:
    'Another change was approved in the meantime, so the total is different. Please ask for a new version',
  takesOff: 'Amount must not be negative',
  depositNone: 'No deposit is asked for',
  depositNotYet: 'Please approve the estimate first',
  depositPaid: 'The deposit is already paid',
  depositAmount: 'The amount doesn’t match the deposit',
} as const;

/** What staff say of an estimate. */
const details = {
  ...estimatePriceFields,
  validUntil: z.iso.date({ error: estimateMessages.validUntil }),
  terms: optionalText('Terms', textLimits.text),
  atHome: z._default(z.boolean('At home must be true or false'), false),
};

/** What staff type of an estimate, and of a change order. */
export const estimateFormSchema = strictBody(details).check(totalFits);
export type EstimateForm = z.infer<typeof estimateFormSchema>;
const changeDetails = { ...details, ...changePriceFields };
export const changeOrderFormSchema = strictBody(changeDetails).check(totalFits);

/** The body of POST /api/desk/estimates. */
export const newEstimateSchema = strictBody({
  clientId: z.uuid({ error: estimateMessages.clientRequired }),
  projectId: z.uuid({ error: estimateMessages.projectRequired }),
  changeOf: z.optional(idSchema),
  ...changeDetails,
}).check(totalFits);
export type NewEstimate = z.infer<typeof newEstimateSchema>;

/** The body of PATCH /api/desk/estimates/{id}: all that staff say of it, as a whole, and the version it was made on. */
export const estimateChangeSchema = strictBody({
  updatedAt: z.nullable(instantSchema),
  ...changeDetails,
}).check(totalFits);
export type EstimateChange = z.infer<typeof estimateChangeSchema>;

/** The body of POST /api/desk/estimates/{id}/send and /discard: the version. */
export const versionSchema = strictBody({ updatedAt: z.nullable(instantSchema) });

/** The body of POST /api/desk/estimates/{id}/answered: the version, and what is written back; nothing where it was told. */
export const answeredSchema = strictBody({
  updatedAt: z.nullable(instantSchema),
  answer: optionalText('Answer', 2000),
});

/** The body of POST /api/desk/estimates/{id}/copy: a new draft, of another project where it says so. */
export const estimateCopySchema = strictBody({
  clientId: z.optional(idSchema),
  projectId: z.optional(idSchema),
});

const pngPrefix = 'data:image/png;base64,';
const maxSignatureLength = 80_000;

const signatureSchema = z.string(estimateMessages.signatureInvalid).check(
  z.maxLength(maxSignatureLength, estimateMessages.signatureInvalid),
  // The first bytes of every PNG, and nothing but base64.
  z.regex(/^data:image\/png;base64,iVBORw0KGgo[A-Za-z0-9+/]+={0,2}$/, estimateMessages.signatureInvalid),
);

const signed = {
  name: requiredLine('Name', textLimits.name, 'Name is required'),
  signature: z.optional(signatureSchema),
  typed: z.optional(z.literal(true, 'Typed must be true or missing')),
  pamphlet: z.optional(z.boolean('Pamphlet must be true or false')),
  contentHash: z.optional(z.string().check(z.maxLength(100))),
};
const signedOnce = [
  z.refine<{ signature?: string | undefined; typed?: true | undefined }>(
    ({ signature, typed }) => Boolean(signature ?? typed),
    estimateMessages.signatureRequired,
  ),
  z.refine<{ signature?: string | undefined; typed?: true | undefined }>(
    ({ signature, typed }) => !(signature && typed),
    estimateMessages.oneSignature,
  ),
] as const;

/**
 * The body of POST /api/estimates/{id}/approve. `contentHash` is that of what the page shows: with it nothing else is
 * approved than what was seen.
 */
export const approveEstimateSchema = strictBody(signed).check(...signedOnce);
export type ApproveEstimate = z.infer<typeof approveEstimateSchema>;

/**
 * The body of POST /api/desk/estimates/{id}/sign, on a device that staff hand over: as an approval, and when it was signed,
 * which may be long before it arrives.
 */
export const signInPersonSchema = strictBody({
  ...signed,
  at: z.optional(tapTimeSchema),
}).check(...signedOnce);
export type SignInPerson = z.infer<typeof signInPersonSchema>;

/** What staff type of an approval that they heard on the phone. */
export const phoneFormSchema = strictBody({
  name: signed.name,
  note: requiredText('Note', 1000, 'Please note what was said'),
});
/** The body of POST /api/desk/estimates/{id}/approved-by-phone, with the version. */
export const approvedByPhoneSchema = z.extend(phoneFormSchema, { updatedAt: z.nullable(instantSchema) });
export type ApprovedByPhone = z.infer<typeof approvedByPhoneSchema>;

/** A drawn signature as the body of an approval carries it. @param base64 of a PNG */
export const signatureAddress = (base64: string) => `${pngPrefix}${base64}`;

/** The body of POST /api/estimates/{id}/decline. */
export const declineEstimateSchema = strictBody({ reason: optionalText('Reason', 1000) });

/** The body of POST /api/estimates/{id}/question. */
export const askAboutEstimateSchema = strictBody({
  text: requiredText('Question', 1000, 'Please write your question'),
});
/** The most questions that one estimate holds. */
export const maxQuestions = 20;
