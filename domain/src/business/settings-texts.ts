import { inLanguages, say } from '../values/language.ts';

export const settingsTexts = inLanguages({
  label: say('Label', 'Nombre'),
  labelRequired: say('Label is required', 'Escriba un nombre'),
  hoursBefore: say('Hours before the visit', 'Horas antes de la visita'),
  clock: say('A time of day must be HH:mm', 'La hora debe tener la forma HH:mm'),
  closesLater: say(
    'Closing must be later than opening',
    'La hora de cierre debe ser después de la de apertura',
  ),
  date: say('Date must be a day of the calendar', 'La fecha debe ser un día del calendario'),
  reminderHour: say(
    'The day-before reminder must go out between 8:00 AM and 9:00 PM',
    'El recordatorio del día anterior debe salir entre las 8:00 a. m. y las 9:00 p. m.',
  ),
  reviewLink: say(
    'The review link must begin with https://',
    'El enlace para reseñas debe empezar con https://',
  ),
  showNames: say('Show names', 'Mostrar nombres'),
  daysOnce: say('List each special day once', 'Anote cada día especial una sola vez'),
  ratesOnce: say(
    'Each labor rate needs its own name',
    'Cada tarifa de mano de obra necesita su propio nombre',
  ),
  tooManyDays: say(
    (specialDays: number) => `At most ${specialDays} special days`,
    (max) => `${max} días especiales como máximo`,
  ),
  tooManyRates: say(
    (laborRates: number) => `At most ${laborRates} labor rates`,
    (max) => `${max} tarifas de mano de obra como máximo`,
  ),
});
