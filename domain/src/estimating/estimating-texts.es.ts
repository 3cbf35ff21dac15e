import type { Translated } from '../values/language.ts';
import { plural } from '../values/language.ts';
import type { texts as english } from './estimating-texts.en.ts';

export const texts: Translated<typeof english> = {
  lines: {
    work: 'Soldadura en el lugar',
    afterHours: 'Tarde, noche o fin de semana',
    travel: 'Traslado',
    minimum: 'Hasta nuestro mínimo',
  },
  range: {
    work: (hours, most, dollars) =>
      `${hours} ${plural(most, 'hora', 'horas')} de trabajo a ${dollars} la hora`,
    afterHours: (dollars) => `${dollars} más por hora fuera de horario`,
    upToAfterHours: (dollars) => `hasta ${dollars} más por hora fuera de horario`,
    noTravel: 'sin cargo por traslado',
    travel: (dollars) => `traslado ${dollars}`,
    atLeast: (dollars) => `${dollars} como mínimo`,
    fromTo: (low, high) => `${low} a ${high}`,
  },
};
