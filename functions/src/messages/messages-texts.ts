import { inLanguages, say } from '@welding/domain/values/language';
import { withArticle } from '@welding/domain/values/words';

export const messagesTexts = inLanguages({
  hello: say('Hello,', 'Hola:'),
  hi: say(
    (name: string) => `Hi ${name},`,
    (name) => `Hola, ${name}:`,
  ),
  questions: say(
    (link: string) => `Questions? Reply to this email or call ${link}.`,
    (link) => `¿Preguntas? Responda a este correo o llame al ${link}.`,
  ),
  staffNews: say('News for staff', 'Novedades para el personal'),
  chooseReminders: say('Choose your reminders', 'Elegir sus recordatorios'),
  aFullDay: say('a full day', 'un día completo'),
  day: say('Day', 'Día'),
  weArrive: say('We arrive', 'Llegamos'),
  itTakes: say('It takes', 'Duración'),
  fullDay: say('A full day', 'Un día completo'),
  for: say('For', 'Para'),
  where: say('Where', 'Dónde'),
  dayAtClock: say(
    (start: string, start2: string) => `${start} at ${start2}`,
    (day, clock) => `${day} a ${withArticle(clock)}`,
  ),
  aboutLength: say(
    (visit: string) => `About ${visit}`,
    (length) => `Alrededor de ${length}`,
  ),
});
