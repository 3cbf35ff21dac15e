import { inLanguages, say } from '@welding/domain/values/language';

export const projectDetailsTexts = inLanguages({
  service: say('Service', 'Servicio'),
  scheduled: say('Scheduled', 'Programado'),
  completed: say('Completed', 'Terminado'),
  estimatedCost: say('Estimated cost', 'Costo estimado'),
  notEstimated: say('Not estimated yet', 'Todavía sin estimar'),
  agreed: say('Agreed', 'Acordado'),
  invoiced: say('Invoiced', 'Facturado'),
  finalCost: say('Final cost', 'Costo final'),
  paid: say('Paid', 'Pagado'),
  balance: say('Balance', 'Saldo'),
  projectId: say('Project ID', 'Número de proyecto'),
  payForProject: say('Pay for this project', 'Pagar este proyecto'),
  pay: say(
    (amount: string) => `Pay ${amount}`,
    (amount) => `Pagar ${amount}`,
  ),
  confirmForPhotos: say(
    'Photos of this project are shown once you have confirmed.',
    'Las fotos de este proyecto se muestran cuando haya confirmado que es usted.',
  ),
  timeline: say('What happened', 'Lo que ha pasado'),
  loadingTimeline: say('Loading what happened', 'Cargando lo que ha pasado'),
  before: say('Before', 'Antes'),
  after: say('After', 'Después'),
  photoOf: say(
    (group: string, number: number, count: number) => `${group}, photo ${number} of ${count}`,
    (group, number, count) => `${group}, foto ${number} de ${count}`,
  ),
  open: say('Open', 'Abrir'),
  loading: say('Loading', 'Cargando'),
  notAvailable: say(
    (photo: string) => `${photo}: not available`,
    (photo) => `${photo}: no disponible`,
  ),
});

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
