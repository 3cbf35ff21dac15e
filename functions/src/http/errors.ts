import { appointmentMessages } from '@welding/domain/entities/appointment';
import { apiMessages, tooManyRequests } from '@welding/domain/messages';

/** An answer that is not a success: its status, one sentence for a person, and headers. Thrown by routes and deciders. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, sentence: string, headers: Readonly<Record<string, string>> = {}) {
    super(sentence);
    this.status = status;
    this.headers = headers;
  }
}

export const badRequest = (sentence: string) => new ApiError(400, sentence);
export const brokenAddress = () => badRequest(apiMessages.brokenAddress);
export const noSession = () => new ApiError(401, apiMessages.noSession);
/** @param sentence what is wrong with the code or link */
export const codeRefused = (sentence: string) => new ApiError(401, sentence);
/** @param cookie by which the browser is known when the code is typed */
export const codeSent = (cookie: string) =>
  new ApiError(403, apiMessages.notVerified, { 'Set-Cookie': cookie });
export const notYours = () => new ApiError(403, apiMessages.notYours);
/** @param sentence why this account may not */
export const forbidden = (sentence: string) => new ApiError(403, sentence);
export const otherSite = () => new ApiError(403, apiMessages.otherSite);
export const notFound = (sentence: string = apiMessages.notFound) => new ApiError(404, sentence);
export const keyReused = () => new ApiError(409, apiMessages.keyReused);
export const bodyTooSlow = () => new ApiError(408, apiMessages.bodyTooSlow, { Connection: 'close' });
export const otherClient = () => new ApiError(409, apiMessages.otherClient);
/** @param sentence what stands against it, and what to do */
export const conflict = (sentence: string) => new ApiError(409, sentence);
export const tooLarge = () => new ApiError(413, apiMessages.tooLarge);
export const notJson = () => new ApiError(415, apiMessages.notJson);
export const unavailable = () => new ApiError(503, apiMessages.unavailable, { 'Retry-After': '60' });

/** @param allow the methods that this address knows */
export const methodNotAllowed = (allow: readonly string[]) =>
  new ApiError(405, apiMessages.methodNotAllowed, { Allow: allow.join(', ') });

/** @param seconds until the limit lets requests through again */
export function tooMany(seconds: number): ApiError {
  return limitReached(tooManyRequests(Math.ceil(wholeSeconds(seconds) / 60)), seconds);
}

/** @param seconds as for `tooMany` */
export const tooManyOpenVisits = (seconds: number) => limitReached(appointmentMessages.tooManyOpen, seconds);

const limitReached = (sentence: string, seconds: number) =>
  new ApiError(429, sentence, { 'Retry-After': String(wholeSeconds(seconds)) });

const wholeSeconds = (seconds: number) => Math.max(1, Math.ceil(seconds));
