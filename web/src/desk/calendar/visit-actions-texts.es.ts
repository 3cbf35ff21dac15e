import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './visit-actions-texts.en.ts';

export const texts: Translated<typeof english> = {
  outsideHours: 'El cliente pidió una hora fuera del horario. Llame y después confírmela o mueva la visita.',
  confirmThisTime: 'Confirmar esta hora',
  needsTime:
    'A esta hora no podemos. Se le pidió al cliente que elija otra; usted también puede mover la visita abajo.',
  keepThisTime: 'Conservar esta hora',
  needsWelder: 'La persona asignada no puede hacer este trabajo. Abajo, el historial dice por qué.',
  keepTheWelder: 'Conservar a esta persona',
  cancelVisit: 'Cancelar visita',
  cancelThisVisit: '¿Cancelar esta visita?',
  cancelHint: 'Queda en el historial. El cliente ve que la visita se canceló, no por qué.',
  visitCancelled: 'Visita cancelada',
  undo: 'Deshacer',
  takeBackHint: 'Queda en el historial de abajo. El cliente no lo ve.',
  bringBack: 'Recuperar',
  notBroughtBack: 'La visita no se recuperó',
  visitMoved: 'Visita movida',
  notMoved: 'La visita no se movió',
  notMovedBack: 'La visita no regresó a su hora',
  bookAnyway: 'Agendar de todos modos',
};
