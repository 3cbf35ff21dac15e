import { inLanguages, plural, say } from '../values/language.ts';

export const estimatingTexts = inLanguages({
  lines: {
    work: say('Welding on site', 'Soldadura en el lugar'),
    afterHours: say('Evening, night or weekend', 'Tarde, noche o fin de semana'),
    travel: say('Travel', 'Traslado'),
    minimum: say('Up to our minimum', 'Hasta nuestro mínimo'),
  },
  range: {
    work: say(
      (hours: string, most: number, dollars: string) =>
        `${hours} ${plural(most, 'hour', 'hours')} of work at ${dollars} an hour`,
      (hours, most, dollars) => `${hours} ${plural(most, 'hora', 'horas')} de trabajo a ${dollars} la hora`,
    ),
    afterHours: say(
      (dollars: string) => `${dollars} an hour more after hours`,
      (dollars) => `${dollars} más por hora fuera de horario`,
    ),
    upToAfterHours: say(
      (dollars: string) => `up to ${dollars} an hour more after hours`,
      (dollars) => `hasta ${dollars} más por hora fuera de horario`,
    ),
    noTravel: say('no charge for travel', 'sin cargo por traslado'),
    travel: say(
      (dollars: string) => `travel ${dollars}`,
      (dollars) => `traslado ${dollars}`,
    ),
    atLeast: say(
      (dollars: string) => `at least ${dollars}`,
      (dollars) => `${dollars} como mínimo`,
    ),
    fromTo: say(
      (low: string, high: string) => `${low} to ${high}`,
      (low, high) => `${low} a ${high}`,
    ),
  },
});
