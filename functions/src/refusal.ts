import type { Busy } from '@welding/domain/booking/busy';
import type { UsedRow } from '@welding/domain/entities/import-request';
import { type ErrorCode, errorCodes } from '@welding/domain/error-codes';
import { apiMessages } from '@welding/domain/messages';

/** Machine-readable details of a refusal besides its code. */
type Facts = {
  readonly retryAfterSeconds?: number;
  /** The nearest free times in place of a taken one. */
  readonly freeTimes?: readonly Date[];
  readonly inTheWay?: readonly Busy[];
  /** Dollars that the sentence names. */
  readonly amount?: number;
  /** The rows of an import that stay. */
  readonly rows?: readonly UsedRow[];
  /** Hours that the sentence names. */
  readonly overlaps?: readonly {
    readonly id: string;
    readonly start: string;
    readonly end: string;
    readonly job?: string;
  }[];
};

/** An error with a code for programs and a text for people. `http/errors.ts` turns it into a response. */
export class Refusal extends Error {
  override readonly name: string = 'Refusal';
  readonly code: ErrorCode;
  readonly facts: Facts;

  constructor(code: ErrorCode, sentence: string, facts: Facts = {}, options?: ErrorOptions) {
    super(sentence, options);
    this.code = code;
    this.facts = facts;
  }
}

export function isRefusal(error: unknown, code: ErrorCode): error is Refusal {
  return error instanceof Refusal && error.code === code;
}

export const badRequest = (sentence: string) => new Refusal(errorCodes.badRequest, sentence);
export const noSession = () => new Refusal(errorCodes.sessionEnded, apiMessages.noSession);
/** @param sentence what is wrong with the code or link */
export const codeRefused = (sentence: string) => new Refusal(errorCodes.codeRefused, sentence);
/** @param sentence what the code is for */
export const notVerified = (sentence: string = apiMessages.notVerified) =>
  new Refusal(errorCodes.notVerified, sentence);
/** A contact without a required role. */
export const contactMayNot = () => new Refusal(errorCodes.contactMayNot, apiMessages.contactMayNot);
export const notYours = () => new Refusal(errorCodes.notYours, apiMessages.notYours);
/** @param sentence why this account may not */
export const forbidden = (sentence: string, code: ErrorCode = errorCodes.forbidden) =>
  new Refusal(code, sentence);
export const notFound = (sentence: string = apiMessages.notFound) =>
  new Refusal(errorCodes.notFound, sentence);
/** The key was used for a request with other contents, or for one whose result has been deleted since. */
export const keyReused = () => new Refusal(errorCodes.keyReused, apiMessages.keyReused);
/** @param sentence what ended, and what to do now */
export const gone = (sentence: string) => new Refusal(errorCodes.gone, sentence);
/** A link of a person who is no reader any more. @param sentence what to do now */
export const linkEnded = (sentence: string) => new Refusal(errorCodes.linkEnded, sentence);
export const otherClient = () => new Refusal(errorCodes.otherClient, apiMessages.otherClient);
/** @param sentence the reason, and what to do */
export const conflict = (sentence: string, code: ErrorCode = errorCodes.conflict) =>
  new Refusal(code, sentence);
export const tooLarge = (sentence: string = apiMessages.tooLarge) =>
  new Refusal(errorCodes.tooLarge, sentence);
/** Firestore or Stripe is unreachable or overloaded. */
export const unavailable = (cause?: unknown) =>
  new Refusal(errorCodes.unavailable, apiMessages.unavailable, { retryAfterSeconds: 60 }, { cause });
