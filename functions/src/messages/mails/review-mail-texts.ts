import { inLanguages, say } from '@welding/domain/values/language';

export const reviewMailTexts = inLanguages({
  subject: say('How did the work turn out?', '¿Cómo quedó el trabajo?'),
  preheader: say(
    'A few honest words help the next person.',
    'Unas palabras sinceras le ayudan a quien sigue.',
  ),
  heading: say('How did it turn out?', '¿Cómo quedó?'),
  thanksFor: say(
    (title: string) => `Thank you for having us do the work: ${title}.`,
    (title) => `Gracias por encargarnos el trabajo: ${title}.`,
  ),
  thanks: say('Thank you for having us do the work.', 'Gracias por encargarnos el trabajo.'),
  asks: say(
    'Would you write a review? Say what went well and what didn’t. A sentence or two is plenty.',
    '¿Nos escribiría una reseña? Diga lo que salió bien y lo que no. Con una o dos frases basta.',
  ),
  write: say('Write a review', 'Escribir una reseña'),
  onlyOnce: say(
    'We ask every client this, once. You don’t have to answer.',
    'Se lo pedimos a todos nuestros clientes, una sola vez. No tiene que responder.',
  ),
  stop: say('Stop emails like this', 'No recibir correos como este'),
});
