import { business } from '../values/business.ts';
import { inLanguages, say } from '../values/language.ts';
import { maxOpenVisits } from '../values/limits.ts';

export const appointmentRequestTexts = inLanguages({
  ownProject: say('Project must be one of yours', 'El proyecto debe ser uno de los suyos'),
  clientRequired: say('Client is required', 'Falta el cliente'),
  title: say('Title', 'Título'),
  description: say('Description', 'Descripción'),
  address: say('Address', 'Dirección'),
  messages: {
    datePassed: say(
      'Date and time must not be in the past',
      'La fecha y la hora no pueden estar en el pasado',
    ),
    tooManyOpen: say(
      `You already have ${maxOpenVisits} upcoming visits. To book another one, please call us at ${business.phone}`,
      `Usted ya tiene ${maxOpenVisits} visitas por delante. Para reservar otra, llámenos al ${business.phone}`,
    ),
  },
  dateTooFar: say(
    (horizonDays: number) =>
      `Date and time must be within the next ${horizonDays} days. For a later visit, please call us at ${business.phone}`,
    (horizonDays: number) =>
      `La fecha y la hora deben estar dentro de los próximos ${horizonDays} días. Para una visita más adelante, llámenos al ${business.phone}`,
  ),
});
