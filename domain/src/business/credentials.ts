import * as z from 'zod/mini';
import { typedDay } from '../values/given-time.ts';
import { inLanguages, say } from '../values/language.ts';
import { requiredLine, strictBody } from '../values/text-fields.ts';
import { formatDate } from '../values/words.ts';

const credentialsTexts = inLanguages({
  license: say('License number', 'Número de licencia'),
  insurer: say('Insurer', 'Aseguradora'),
  empty: say(
    (label: string) => `${label} is required`,
    (label) => `Escriba: ${label}`,
  ),
  day: say('Date must be a day of the calendar', 'La fecha debe ser un día del calendario'),
  licensed: say(
    (license: string) => `License ${license}`,
    (license) => `Licencia ${license}`,
  ),
  insured: say(
    (insurer: string) => `Insured by ${insurer}`,
    (insurer) => `Seguro de ${insurer}`,
  ),
  validUntil: say(
    (what: string, day: string) => `${what}, valid until ${day}`,
    (what, day) => `${what}, vigente hasta el ${day}`,
  ),
});

const line = (label: () => string) =>
  z.nullable(requiredLine(label, 100, () => credentialsTexts().empty(label())));
const day = z.nullable(typedDay(() => credentialsTexts().day));

/** License and insurance, as the owner typed them; null hides one. */
export const credentialsSchema = strictBody({
  license: line(() => credentialsTexts().license),
  licenseUntil: day,
  insurer: line(() => credentialsTexts().insurer),
  insuredUntil: day,
});
type Credentials = z.infer<typeof credentialsSchema>;

export const noCredentials: Credentials = {
  license: null,
  licenseUntil: null,
  insurer: null,
  insuredUntil: null,
};

/** One line each for the site. Omits what expired before `today`. */
export function credentialLines(credentials: Credentials, today: string): string[] {
  const t = credentialsTexts();
  const said = (what: string | null, until: string | null, words: (what: string) => string) => {
    if (what === null || (until !== null && until < today)) return [];
    return [until === null ? words(what) : t.validUntil(words(what), formatDate(until))];
  };
  return [
    ...said(credentials.license, credentials.licenseUntil, t.licensed),
    ...said(credentials.insurer, credentials.insuredUntil, t.insured),
  ];
}
