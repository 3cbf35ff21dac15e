import { inLanguages, say } from '@welding/domain/values/language';

export const visitPageTexts = inLanguages({
  calendar: say('Calendar', 'Calendario'),
  noun: say('visit', 'visita'),
  notFound: say('Visit not found', 'Visita no encontrada'),
  notFoundWhy: say(
    'It doesn’t exist, or you don’t have access to it.',
    'No existe o usted no tiene acceso a ella.',
  ),
  clientCancelled: say(
    'The client cancelled this visit. Below, the history says when.',
    'El cliente canceló esta visita. Abajo, el historial dice cuándo.',
  ),
  clientMoved: say(
    'The client moved this visit. Below, the history says when.',
    'El cliente movió esta visita. Abajo, el historial dice cuándo.',
  ),
  doubleBooked: say('Double-booked.', 'Agendada a la misma hora que otra.'),
  toEndIt: say(
    (repeat: string) => `${repeat}. To end it, cancel its visits.`,
    (repeat) => `${repeat}. Para terminarla, cancele sus visitas.`,
  ),
  with: say(
    (names: string) => `With ${names}`,
    (names) => `Con ${names}`,
  ),
  theClient: say('The client', 'El cliente'),
  theProject: say('The project', 'El proyecto'),
  staff: say('Staff', 'Personal'),
  whatWasTapped: say('What was tapped', 'Lo que se marcó'),
  steps: {
    finish: say('finished', 'terminó'),
    start: say('started', 'empezó'),
    'on-my-way': say('set out', 'salió'),
  },
  takeBack: say('Take back', 'Deshacer'),
  takeThisTapBack: say('Take this tap back?', '¿Deshacer este paso?'),
  takeBackHint: say(
    'Kept in the history. Hours, status and project go back with it.',
    'Queda en el historial. Las horas, el estado y el proyecto también regresan.',
  ),
  takeItBack: say('Take it back', 'Deshacerlo'),
});
