import { inLanguages, say } from '@welding/domain/values/language';

export const ownWordTexts = inLanguages({
  showYourWork: say('May we show this work?', '¿Podemos mostrar este trabajo?'),
  yourReview: say('Your review', 'Su reseña'),
  writeReview: say(
    'Say what went well and what didn’t. It stays exactly as you write it.',
    'Diga lo que salió bien y lo que no. Se queda tal como la escriba.',
  ),
  town: say('Town (optional)', 'Población (opcional)'),
  send: say('Leave review', 'Dejar la reseña'),
  sending: say('Sending', 'Enviando'),
  reviewLeft: say('Thank you for your review', 'Gracias por su reseña'),
  saved: say('Saved', 'Guardado'),
  onSite: say('Your review is on our website.', 'Su reseña está en nuestro sitio web.'),
  onlyForUs: say(
    'We have your review. It is not on our website.',
    'Tenemos su reseña. No está en nuestro sitio web.',
  ),
  ourAnswer: say('Our answer:', 'Nuestra respuesta:'),
  loading: say('Loading', 'Cargando'),
  tryAgain: say('Try again', 'Intentar de nuevo'),
  offline: say('You are offline. This needs a connection.', 'No tiene conexión. Esto la necesita.'),
});
