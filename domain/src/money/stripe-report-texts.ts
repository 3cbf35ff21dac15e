import { inLanguages, say } from '../values/language.ts';

export const stripeReportTexts = inLanguages({
  days: say(
    'From and to must be days of the calendar, YYYY-MM-DD',
    'Desde y hasta deben ser días del calendario, AAAA-MM-DD',
  ),
  order: say('From must not be after to', 'La fecha inicial no puede ser después de la final'),
});
