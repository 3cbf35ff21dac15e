import * as z from 'zod/mini';
import { givenDay } from '../values/given-time.ts';
import { requiredLine, strictBody } from '../values/text-fields.ts';
import { formatDay } from '../values/time-texts.ts';
import { credentialsTexts } from './credentials-texts.ts';

const line = (label: () => string) =>
  z.nullable(requiredLine(label, 100, () => credentialsTexts().empty(label())));
const day = z.nullable(givenDay(() => credentialsTexts().day));

/** License and insurance, as the owner typed them; null hides one. */
export const credentialsSchema = strictBody({
  license: line(() => credentialsTexts().license),
  licenseUntil: day,
  insurer: line(() => credentialsTexts().insurer),
  insuredUntil: day,
});
export type Credentials = z.infer<typeof credentialsSchema>;

export const noCredentials: Credentials = {
  license: null,
  licenseUntil: null,
  insurer: null,
  insuredUntil: null,
};

/** One line each for the site. Omits what expired before `today`. */
export function credentialLines(credentials: Credentials, today: string): string[] {
  const texts = credentialsTexts();
  const said = (what: string | null, until: string | null, words: (what: string) => string) => {
    if (what === null || (until !== null && until < today)) return [];
    return [until === null ? words(what) : texts.validUntil(words(what), formatDay(until))];
  };
  return [
    ...said(credentials.license, credentials.licenseUntil, texts.licensed),
    ...said(credentials.insurer, credentials.insuredUntil, texts.insured),
  ];
}
