import { inLanguages, say } from '../values/language.ts';

export const appointmentTexts = inLanguages({
  durations: {
    '30': say('30 minutes', '30 minutos'),
    '60': say('1 hour', '1 hora'),
    '120': say('2 hours', '2 horas'),
    '240': say('4 hours', '4 horas'),
    '480': say('Full day', 'Todo el día'),
  },
  duration: say(
    'Duration must be 30, 60, 120, 240 or 480 minutes',
    'La duración debe ser de 30, 60, 120, 240 o 480 minutos',
  ),
  messages: {
    titleRequired: say('Title is required', 'Falta el título'),
    dateRequired: say('Date and time is required', 'Faltan la fecha y la hora'),
  },
});
