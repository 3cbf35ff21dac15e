import { inLanguages, say } from '@welding/domain/values/language';

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
  notHereYet: say(
    'Your visits are not on this phone yet. They appear as soon as the connection works.',
    'Sus visitas todavía no están en este teléfono. Aparecen en cuanto funcione la conexión.',
  ),
  notFinishedYet: say('Not finished yet', 'Sin terminar'),
  yourStopsToday: say('Your stops today', 'Sus paradas de hoy'),
  noVisitsToday: say('No visits today.', 'Hoy no hay visitas.'),
  thisWeekAndNext: say('This week and next', 'Esta semana y la próxima'),
  myHours: say('My hours', 'Mis horas'),
  ofEverything: say(
    'This device can tell you about new requests, visits to confirm, visits a client moved or cancelled, payments and e-mails that did not arrive, even while the desk is closed.',
    'Este dispositivo le puede avisar de solicitudes nuevas, de visitas por confirmar y de las que un cliente movió o canceló, de pagos y de correos que no llegaron, también con la aplicación cerrada.',
  ),
  ofOwnVisits: say(
    'This device can tell you when one of your visits is new, moved or cancelled, even while the desk is closed.',
    'Este dispositivo le puede avisar cuando una visita suya es nueva, se mueve o se cancela, también con la aplicación cerrada.',
  ),
  needsYou: say('Needs you', 'Por atender'),
  requests: say('requests', 'solicitudes'),
});
