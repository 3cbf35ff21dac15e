import { inLanguages, say } from '@welding/domain/values/language';

export const visitActionsTexts = inLanguages({
  outsideHours: say(
    'The client asked for a time outside business hours. Call, then confirm it or move the visit.',
    'El cliente pidió una hora fuera del horario. Llame y después confírmela o mueva la visita.',
  ),
  confirmThisTime: say('Confirm this time', 'Confirmar esta hora'),
  needsTime: say(
    'We can’t make this time. The client was asked to choose a new one; you can move the visit below, too.',
    'A esta hora no podemos. Se le pidió al cliente que elija otra; usted también puede mover la visita abajo.',
  ),
  keepThisTime: say('Keep this time', 'Conservar esta hora'),
  needsWelder: say(
    'Whoever was sent can’t do this job. The history below says why.',
    'La persona asignada no puede hacer este trabajo. Abajo, el historial dice por qué.',
  ),
  keepTheWelder: say('Keep the welder', 'Conservar a esta persona'),
  cancelVisit: say('Cancel visit', 'Cancelar visita'),
  cancelThisVisit: say('Cancel this visit?', '¿Cancelar esta visita?'),
  cancelHint: say(
    'Kept in the history. The client sees that the visit is cancelled, not why.',
    'Queda en el historial. El cliente ve que la visita se canceló, no por qué.',
  ),
  visitCancelled: say('Visit cancelled', 'Visita cancelada'),
  undo: say('Undo', 'Deshacer'),
  takeBackHint: say(
    'Kept in the history below. The client doesn’t see it.',
    'Queda en el historial de abajo. El cliente no lo ve.',
  ),
  bringBack: say('Bring back', 'Recuperar'),
  notBroughtBack: say('The visit was not brought back', 'La visita no se recuperó'),
  visitMoved: say('Visit moved', 'Visita movida'),
  notMoved: say('The visit was not moved', 'La visita no se movió'),
  notMovedBack: say('The visit was not moved back', 'La visita no regresó a su hora'),
  bookAnyway: say('Book anyway', 'Agendar de todos modos'),
});
