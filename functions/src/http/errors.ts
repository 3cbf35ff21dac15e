import { errorCodes } from '@welding/domain/error-codes';
import { apiMessages } from '@welding/domain/messages';
import { badRequest, Refusal } from '#refusal.ts';

/** A refusal that goes with headers which only HTTP has. */
export class HttpRefusal extends Refusal {
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
/** @param cookie by which the browser is known when the code is typed */
export const codeSent = (cookie: string) =>
  new HttpRefusal([errorCodes.notVerified, apiMessages.notVerified], { 'Set-Cookie': cookie });
/** @param allow the methods that this address knows */
export const methodNotAllowed = (allow: readonly string[]) =>
  new HttpRefusal([errorCodes.methodNotAllowed, apiMessages.methodNotAllowed], { Allow: allow.join(', ') });
