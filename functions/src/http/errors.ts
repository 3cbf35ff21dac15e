import { deskApiScope } from '@welding/domain/api-paths';
import {
  freeTimesHeader,
  inTheWayHeader,
  writeFreeTimes,
  writeInTheWay,
} from '@welding/domain/booking/headers';
import { errorCodes, statusOf } from '@welding/domain/error-codes';
import { apiMessages } from '@welding/domain/messages';
import type { NextFunction, Request, Response } from 'express';
import * as logger from 'firebase-functions/logger';
import { badRequest, Refusal, unavailable } from '#refusal.ts';
import { indexLink, isOutage } from '#store/conflicts.ts';
import { UnreadableDocumentError } from '#store/documents.ts';
import { withoutPersonalData } from '#without-personal-data.ts';

class HttpRefusal extends Refusal {
  readonly headers: Readonly<Record<string, string>>;

  constructor([code, sentence]: ConstructorParameters<typeof Refusal>, headers: Record<string, string>) {
    super(code, sentence);
    this.headers = headers;
  }
}

export const brokenUrl = () => badRequest(apiMessages.brokenUrl);
export const otherSite = () => new Refusal(errorCodes.otherSite, apiMessages.otherSite);
export const notJson = () => new Refusal(errorCodes.unsupportedMediaType, apiMessages.notJson);
export const bodyTooSlow = () =>
  new HttpRefusal([errorCodes.bodyTooSlow, apiMessages.bodyTooSlow], { Connection: 'close' });
/** @param cookie identifies the browser when the visitor types the code */
export const codeSent = (cookie: string) =>
  new HttpRefusal([errorCodes.notVerified, apiMessages.notVerified], { 'Set-Cookie': cookie });
export const methodNotAllowed = (allow: readonly string[]) =>
  new HttpRefusal([errorCodes.methodNotAllowed, apiMessages.methodNotAllowed], { Allow: allow.join(', ') });

const drainMs = 2_000;

/** Turns every error into a response. Express recognizes an error handler by its four parameters. */
export function respondWithError(
  error: unknown,
  request: Request,
  response: Response,
  next: NextFunction,
): void {
  const refusal = error instanceof Refusal ? error : refusalFor(error, response);
  const status = statusOf[refusal.code];
  if (status >= 500) report(error, response);
  if (response.headersSent) {
    next(error);
    return;
  }
  const {
    message,
    code,
    facts: { amount, rows, overlaps },
  } = refusal;
  response.status(status).set(headersOf(refusal)).vary('Accept');
  // Our pages ask for JSON. Other callers read plain text.
  const isJson = request.get('Accept')?.includes('application/json') ?? false;
  const body = Buffer.from(isJson ? JSON.stringify({ message, code, amount, rows, overlaps }) : message);
  response.type(isJson ? 'application/json' : 'text/plain').set('Content-Length', String(body.length));
  endAfterBody(request, response, body);
}

/**
 * Responds at once, but ends only after the rest of the body or `drainMs`: closing the connection while the client still
 * sends would lose the response.
 */
function endAfterBody(request: Request, response: Response, body: Buffer): void {
  if (request.complete || request.method === 'HEAD') {
    response.end(body);
    return;
  }
  response.write(body);
  const end = () => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(end, drainMs);
  request.once('end', end).once('close', end).resume();
}

function refusalFor(error: unknown, response: Response): Refusal {
  const isStaff = String(response.locals['route']).startsWith(`${deskApiScope}/`);
  // Staff see which document is unreadable.
  if (error instanceof UnreadableDocumentError && isStaff)
    return new Refusal(errorCodes.internal, error.message);
  if (isOutage(error)) return unavailable();
  // Express cannot decode a percent sign in the path.
  if (error instanceof URIError) return brokenUrl();
  return new Refusal(errorCodes.internal, apiMessages.internal);
}

function headersOf(refusal: Refusal): Record<string, string> {
  const { retryAfterSeconds, freeTimes, inTheWay } = refusal.facts;
  return {
    ...(retryAfterSeconds !== undefined && { 'Retry-After': String(retryAfterSeconds) }),
    ...(freeTimes && { [freeTimesHeader]: writeFreeTimes(freeTimes) }),
    ...(inTheWay && { [inTheWayHeader]: writeInTheWay(inTheWay) }),
    ...(refusal instanceof HttpRefusal && refusal.headers),
  };
}

function report(error: unknown, response: Response): void {
  const requestId: unknown = response.locals['requestId'];
  const index = indexLink(error);
  logger.error('request failed', {
    requestId,
    route: response.locals['route'] ?? 'none',
    cause: error instanceof Error ? withoutPersonalData(error.stack ?? error.message) : 'not an Error',
    // Whole, because the cause masks numbers in it.
    ...(index && { index }),
  });
}
