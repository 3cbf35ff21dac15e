import { inLanguages, say } from '@welding/domain/values/language';
import { withArticle } from '@welding/domain/values/words';

export const todayTexts = inLanguages({
  hello: say(
    (name: string) => `Hello, ${name}`,
    (name) => `Hola, ${name}`,
  ),
  waiting: say(
    (unsent: string, count: number) =>
      `${unsent} ${count === 1 ? 'waits' : 'wait'} on this phone to be sent.`,
    (unsent) => `En este teléfono, por enviar: ${unsent}.`,
  ),
  visits: say('visits', 'visitas'),
  notFinishedYet: say('Not finished yet', 'Sin terminar'),
  yourStopsToday: say('Your stops today', 'Sus paradas de hoy'),
  noVisitsToday: say('No visits today.', 'Hoy no hay visitas.'),
  thisWeekAndNext: say('This week and next', 'Esta semana y la próxima'),
  myHours: say('My hours', 'Mis horas'),
  ofEverything: say(
    'This device can tell you about new requests, visits to confirm, visits a client booked, moved or cancelled, payments and emails that did not arrive, even while the desk is closed.',
    'Este dispositivo le puede avisar de solicitudes nuevas, de visitas por confirmar y de las que un cliente reservó, movió o canceló, de pagos y de correos que no llegaron, también con la aplicación cerrada.',
  ),
  ofOwnVisits: say(
    'This device can tell you when one of your visits is new, moved or cancelled, even while the desk is closed.',
    'Este dispositivo le puede avisar cuando una visita suya es nueva, se mueve o se cancela, también con la aplicación cerrada.',
  ),
  needsYou: say('Needs you', 'Por atender'),
  requests: say('requests', 'solicitudes'),
});

export const deskVisitTexts = inLanguages({
  sending: say('Sending', 'Enviando'),
  willSend: say('Will send when you’re back online', 'Se enviará cuando haya señal'),
  project: say(
    (title: string) => `Project: ${title}`,
    (title) => `Proyecto: ${title}`,
  ),
  clientChooses: say('The client is choosing a new time.', 'El cliente está eligiendo otra hora.'),
  officeFinds: say('The office is finding another welder.', 'La oficina está buscando otro soldador.'),
  with: say(
    (name: string, progress: string | undefined) => `With ${name}${progress ? `, ${progress}` : ''}`,
    (name, progress) => `Con ${name}${progress ? `, ${progress}` : ''}`,
  ),
  toCollect: say(
    (dollars: string) => `To collect: ${dollars}`,
    (dollars) => `Por cobrar: ${dollars}`,
  ),
  onItsWay: say(
    (dollars: string) => `On its way by bank transfer: ${dollars}`,
    (dollars) => `En camino por transferencia: ${dollars}`,
  ),
  worked: say(
    (time: string) => `${time} worked`,
    (time) => `${time} de trabajo`,
  ),
  wayTo: say('Directions to', 'Cómo llegar a'),
  noAddress: say(
    'No address yet. Ask the client or the office.',
    'Todavía sin dirección. Pregunte al cliente o a la oficina.',
  ),
  theClient: say('the client', 'el cliente'),
  call: say('Call', 'Llamar'),
  callFor: {
    gate: say(
      (name: string) => `Call ${name} for the gate`,
      (name) => `Llamar a ${name} para entrar`,
    ),
    visits: say(
      (name: string) => `Call ${name} about the visit`,
      (name) => `Llamar a ${name} por la visita`,
    ),
  },
  callOne: say(
    (name: string) => `Call ${name}`,
    (name) => `Llamar a ${name}`,
  ),
  text: say('Text', 'Mensaje'),
  textOne: say(
    (name: string) => `Text ${name}`,
    (name) => `Mensaje a ${name}`,
  ),
  onMyWay: say('On my way', 'Voy en camino'),
  setOut: say('On my way', 'En camino'),
  start: say('Start', 'Empezar'),
  started: say('Started', 'Empezó'),
  finish: say('Finish', 'Terminar'),
  finished: say('Finished', 'Terminó'),
  cannotDo: say('Can’t do this job', 'No se puede hacer'),
  loadingTheForm: say('Loading the form', 'Cargando el formulario'),
  notSaved: say('Not saved', 'No se guardó'),
  phoneIsFull: say(
    'This phone could not save the tap. Free up some space and tap again.',
    'Este teléfono no lo pudo guardar. Libere espacio y toque otra vez.',
  ),
  collectedInCash: say(
    (dollars: string) => `Collected ${dollars} in cash. Not sent yet.`,
    (dollars) => `Cobrado en efectivo: ${dollars}. Todavía sin enviar.`,
  ),
  collectedByCheck: say(
    (dollars: string) => `Collected ${dollars} by check. Not sent yet.`,
    (dollars) => `Cobrado con cheque: ${dollars}. Todavía sin enviar.`,
  ),
  collect: say(
    (dollars: string) => `Collect ${dollars}`,
    (dollars) => `Cobrar ${dollars}`,
  ),
  collectAPayment: say('Collect a payment', 'Recibir un pago'),
  notes: say('Notes', 'Notas'),
  photos: say(
    (count: number) => (count === 0 ? 'Photos' : `Photos (${count})`),
    (count) => (count === 0 ? 'Fotos' : `Fotos (${count})`),
  ),
  loadingThePhotos: say('Loading the photos', 'Cargando las fotos'),
  before: say('Before', 'Antes'),
  after: say('After', 'Después'),
  progressFinished: say(
    (time: string) => `finished ${time}`,
    (time) => `terminó a ${withArticle(time)}`,
  ),
  progressStarted: say(
    (time: string) => `started ${time}`,
    (time) => `empezó a ${withArticle(time)}`,
  ),
  onTheWay: say(
    (time: string) => `on the way since ${time}`,
    (time) => `en camino desde ${withArticle(time)}`,
  ),
  nouns: say('notes', 'notas'),
  noNotes: say('No notes.', 'No hay notas.'),
});
