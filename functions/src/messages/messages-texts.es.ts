import type { Translated } from '@welding/domain/values/language';
import { withArticle } from '@welding/domain/values/spanish';
import type { texts as english } from './messages-texts.en.ts';

export const texts: Translated<typeof english> = {
  hello: 'Hola:',
  hi: (name) => `Hola, ${name}:`,
  questions: (link) => `¿Preguntas? Responda a este correo o llame al ${link}.`,
  chooseReminders: 'Elegir sus recordatorios',
  aFullDay: 'un día completo',
  day: 'Día',
  weArrive: 'Llegamos',
  itTakes: 'Duración',
  fullDay: 'Un día completo',
  for: 'Para',
  where: 'Dónde',
  dayAtClock: (day, clock) => `${day} a ${withArticle(clock)}`,
  aboutLength: (length) => `Alrededor de ${length}`,
};
