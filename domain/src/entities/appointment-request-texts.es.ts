import { business } from '../values/business.ts';
import { maxOpenVisits } from '../values/limits.ts';

export const texts = {
  ownProject: 'El proyecto debe ser uno de los suyos',
  clientRequired: 'Falta el cliente',
  title: 'Título',
  description: 'Descripción',
  address: 'Dirección',
  messages: {
    datePassed: 'La fecha y la hora no pueden estar en el pasado',
    tooManyOpen: `Usted ya tiene ${maxOpenVisits} visitas por delante. Para reservar otra, llámenos al ${business.phone}`,
  },
  dateTooFar: (horizonDays: number) =>
    `La fecha y la hora deben estar dentro de los próximos ${horizonDays} días. Para una visita más adelante, llámenos al ${business.phone}`,
};
