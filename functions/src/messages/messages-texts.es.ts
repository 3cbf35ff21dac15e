import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './messages-texts.en.ts';

export const texts: Translated<typeof english> = {
  hello: 'Hola:',
  hi: (name) => `Hola, ${name}:`,
  questionsReplyToThisMail: (link) => `¿Preguntas? Responda a este correo o llame al ${link}.`,
  chooseYourReminders: 'Elegir sus recordatorios',
  aFullDay: 'un día completo',
  day: 'Día',
  weArrive: 'Llegamos',
  itTakes: 'Duración',
  aFullDay2: 'Un día completo',
  for: 'Para',
  where: 'Dónde',
  at: (day, clock) => `${day} a las ${clock}`,
  about: (length) => `Unas ${length}`,
};
