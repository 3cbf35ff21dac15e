import { business } from '../values/business.ts';
import { maxOpenVisits } from '../values/limits.ts';

export const texts = {
  durations: {
    '30': '30 minutos',
    '60': '1 hora',
    '120': '2 horas',
    '240': '4 horas',
    '480': 'Todo el día',
  },
  duration: 'La duración debe ser de 30, 60, 120, 240 o 480 minutos',
  ownProject: 'El proyecto debe ser uno de los suyos',
  clientRequired: 'Falta el cliente',
  title: 'Título',
  description: 'Descripción',
  address: 'Dirección',
  messages: {
    titleRequired: 'Falta el título',
    dateRequired: 'Faltan la fecha y la hora',
    datePassed: 'La fecha y la hora no pueden estar en el pasado',
    tooManyOpen: `Usted ya tiene ${maxOpenVisits} visitas por delante. Para reservar otra, llámenos al ${business.phone}`,
  },
  dateTooFar: (horizonDays: number) =>
    `La fecha y la hora deben estar dentro de los próximos ${horizonDays} días. Para una visita más adelante, llámenos al ${business.phone}`,
};
