import { mailPreferencesMessages } from '@welding/domain/entities/mail-preferences';
import { badRequest } from '#refusal.ts';
import { sentContentType } from './raw-request.ts';
import { type Reader, readBody } from './readers.ts';

const maxFormBytes = 2_000;

const forms = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;
const oneClick = /^List-Unsubscribe=One-Click$|name="List-Unsubscribe"\s+One-Click\b/i;

/**
 * Reads the one-click unsubscribe post of a mail program (RFC 8058, 3.1), else as `other` does.
 * @throws Refusal 400 for another form
 */
export function oneClickOr<Input>(asked: Input, other: Reader<Input>): Reader<Input> {
  return {
    from: async (request) => {
      if (!forms.test(sentContentType(request))) return await other.from(request);
      const form = (await readBody(request, maxFormBytes)).toString('utf8').trim();
      if (!oneClick.test(form)) throw badRequest(mailPreferencesMessages.notOneClick);
      return asked;
    },
  };
}
