import * as z from 'zod/mini';
import { trueOrFalse } from '../values/given-number.ts';
import { typedDay } from '../values/given-time.ts';
import { inCurrentLanguage, inLanguages, say } from '../values/language.ts';
import { textLimits } from '../values/limits.ts';
import {
  baseVersion,
  idSchema,
  optionalText,
  requiredLine,
  requiredText,
  strictBody,
} from '../values/text-fields.ts';
import { poNumberField } from './company.ts';
import { type DeclinedFor, declinedForSchema } from './estimate.ts';
import { estimateRequestsTexts } from './estimate-requests-texts.ts';
import { changePriceFields, estimatePriceFields, totalFits } from './priced-fields.ts';
import { tapTimeSchema } from './visit-tap.ts';

const declinedForTexts = inLanguages({
  price: say('Price', 'Precio'),
  timing: say('Timing', 'Fechas'),
  somebody_else: say('Chose someone else', 'Otra empresa'),
  not_needed: say('No longer needed', 'Ya no hace falta'),
  other: say('Something else', 'Otro motivo'),
});

export const estimateMessages = inCurrentLanguage(() => estimateRequestsTexts().messages);

const details = {
  ...estimatePriceFields,
  validUntil: typedDay(() => estimateMessages.validUntil),
  terms: optionalText(() => estimateRequestsTexts().terms, textLimits.text),
  poNumber: poNumberField,
  atHome: z._default(
    trueOrFalse(() => estimateRequestsTexts().atHome),
    false,
  ),
};

export const estimateFormSchema = strictBody(details).check(totalFits);
export type EstimateForm = z.infer<typeof estimateFormSchema>;
const changeDetails = { ...details, ...changePriceFields };
export const changeOrderFormSchema = strictBody(changeDetails).check(totalFits);

/** The body of POST /api/desk/estimates. */
export const newEstimateSchema = strictBody({
  clientId: z.uuid({ error: () => estimateMessages.clientRequired }),
  projectId: z.uuid({ error: () => estimateMessages.projectRequired }),
  changeOf: z.optional(idSchema),
  ...changeDetails,
}).check(totalFits);
export type NewEstimate = z.infer<typeof newEstimateSchema>;

/** The body of PATCH /api/desk/estimates/{id}: the whole form, and its version. */
export const estimateChangeSchema = strictBody({
  updatedAt: baseVersion,
  ...changeDetails,
}).check(totalFits);
export type EstimateChange = z.infer<typeof estimateChangeSchema>;

/** The body of POST /api/desk/estimates/{id}/send and /discard: the version. */
export const versionSchema = strictBody({ updatedAt: baseVersion });

/** The body of POST /api/desk/estimates/{id}/answered: the version and the reply; no reply if it was given by phone. */
export const answeredSchema = strictBody({
  updatedAt: baseVersion,
  answer: optionalText(() => estimateRequestsTexts().answer, 2000),
});
export type Answered = z.infer<typeof answeredSchema>;

/** The body of POST /api/desk/estimates/{id}/copy: a new draft, optionally for another project. */
export const estimateCopySchema = strictBody({
  clientId: z.optional(idSchema),
  projectId: z.optional(idSchema),
});
export type EstimateCopy = z.infer<typeof estimateCopySchema>;

const pngPrefix = 'data:image/png;base64,';
const maxSignatureLength = 80_000;

const signatureSchema = z.string({ error: () => estimateMessages.signatureInvalid }).check(
  z.maxLength(maxSignatureLength, { error: () => estimateMessages.signatureInvalid }),
  // The first bytes of every PNG, then base64 only.
  z.regex(/^data:image\/png;base64,iVBORw0KGgo[A-Za-z0-9+/]+={0,2}$/, {
    error: () => estimateMessages.signatureInvalid,
  }),
);

const signed = {
  name: requiredLine(
    () => estimateRequestsTexts().name,
    textLimits.name,
    () => estimateRequestsTexts().nameRequired,
  ),
  signature: z.optional(signatureSchema),
  typed: z.optional(z.literal(true, { error: () => estimateRequestsTexts().typed })),
  pamphlet: z.optional(trueOrFalse(() => estimateRequestsTexts().pamphlet)),
  poNumber: poNumberField,
  contentHash: z.optional(z.string().check(z.maxLength(100))),
};
export const signedByHand = {
  name: signed.name,
  signature: signatureSchema,
  pamphlet: signed.pamphlet,
};
const signedOnce = [
  z.refine<{ signature?: string | undefined; typed?: true | undefined }>(
    ({ signature, typed }) => Boolean(signature ?? typed),
    { error: () => estimateMessages.signatureRequired },
  ),
  z.refine<{ signature?: string | undefined; typed?: true | undefined }>(
    ({ signature, typed }) => !(signature && typed),
    { error: () => estimateMessages.oneSignature },
  ),
] as const;

/**
 * The body of POST /api/estimates/{id}/approve. `contentHash` covers the page shown, so that an estimate changed since is not
 * approved.
 */
export const approveEstimateSchema = strictBody(signed).check(...signedOnce);
export type ApproveEstimate = z.infer<typeof approveEstimateSchema>;

/**
 * The body of POST /api/desk/estimates/{id}/sign, on a staff device: an approval, and when it was signed, possibly long before
 * it arrives.
 */
export const signInPersonSchema = strictBody({
  ...signed,
  at: z.optional(tapTimeSchema),
}).check(...signedOnce);
export type SignInPerson = z.infer<typeof signInPersonSchema>;

export const phoneFormSchema = strictBody({
  name: signed.name,
  poNumber: poNumberField,
  note: requiredText(
    () => estimateRequestsTexts().note,
    1000,
    () => estimateRequestsTexts().noteRequired,
  ),
});
/** The body of POST /api/desk/estimates/{id}/approved-by-phone, with the version. */
export const approvedByPhoneSchema = z.extend(phoneFormSchema, { updatedAt: baseVersion });
export type ApprovedByPhone = z.infer<typeof approvedByPhoneSchema>;

/**
 * A drawn signature as a data URL.
 * @param base64 of a PNG
 */
export const signatureUrl = (base64: string) => `${pngPrefix}${base64}`;

/** The body of POST /api/estimates/{id}/decline. */
export const declineEstimateSchema = strictBody({
  declinedFor: z.optional(
    z.enum(declinedForSchema.options, { error: () => estimateRequestsTexts().declinedFor }),
  ),
  reason: optionalText(() => estimateRequestsTexts().reason, 1000),
});

export type DeclineEstimate = z.infer<typeof declineEstimateSchema>;

/** The body of POST /api/estimates/{id}/question. */
export const askAboutEstimateSchema = strictBody({
  text: requiredText(
    () => estimateRequestsTexts().question,
    1000,
    () => estimateRequestsTexts().questionRequired,
  ),
});
export const maxQuestions = 20;

/** Separate from estimate.ts, which the desk's first screens load without these labels. */
export const declinedForLabels: Record<DeclinedFor, string> = inCurrentLanguage(() => declinedForTexts());
