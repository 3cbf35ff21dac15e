import { inLanguages, say } from '../values/language.ts';

export const credentialsTexts = inLanguages({
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
