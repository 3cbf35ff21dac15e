import { plural, type Translated } from '@welding/domain/values/language';
import { withArticle } from '@welding/domain/values/spanish';
import type { texts as english } from './move-day-texts.en.ts';

export const texts: Translated<typeof english> = {
  calendar: 'Calendario',
  moveADay: 'Mover un día',
  moveDayOf: (name) => `Mover el día de ${name}`,
  moveThisDay: 'Mover este día',
  chooseBoth: (chooseWelder) => `${chooseWelder} y un día en el calendario.`,
  whoIsFree: 'Quién está libre',
  looking: 'Buscando quién está libre',
  lookFirst: 'Qué buscar primero',
  someoneElse: 'Otra persona se encarga',
  anotherDay: 'La misma cuadrilla, otro día',
  noneLeft: 'Ya no quedan visitas por mover en este día.',
  toMove: (visits) => plural(visits, '1 visita por mover', `${visits} visitas por mover`),
  goesTo: (time) => `La de ${withArticle(time)} pasa a`,
  sameTime: 'misma hora',
  alone: (names) => `solo ${names}`,
  moreMiles: (miles) =>
    miles === 0 ? 'sin manejar más' : plural(miles, '1 milla más de manejo', `${miles} millas más de manejo`),
  leaveAsItIs: 'Dejar como está',
  noOneIsFree: 'Nadie está libre en las próximas dos semanas. Para un día posterior, abra la visita.',
  blockTheRest: 'Bloquear el resto de ese día',
  reason: 'Motivo',
  notAvailable: 'No disponible',
  whoIsTold:
    'Los clientes a quienes les cambia la hora reciben un correo cada uno. Si solo cambia el soldador, no se les avisa.',
  move: (visits) => plural(visits, 'Mover 1 visita', `Mover ${visits} visitas`),
  moving: 'Moviendo',
  dayMoved: 'Día movido',
  notAll: 'No se pudo mover todo',
  moved: (visits) => plural(visits, '1 visita movida', `${visits} visitas movidas`),
  undo: 'Deshacer',
  movedBack: 'Todo regresó a su día',
  visits: (visits) => plural(visits, '1 visita', `${visits} visitas`),
  someNotMovedBack: (visits) =>
    plural(visits, '1 visita no regresó a su día', `${visits} visitas no regresaron a su día`),
  notMovedBack: 'El día no regresó',
};
