import { inLanguages, plural, say } from '@welding/domain/values/language';
import { withArticle } from '@welding/domain/values/spanish';

export const moveDayTexts = inLanguages({
  calendar: say('Calendar', 'Calendario'),
  moveADay: say('Move a day', 'Mover un día'),
  moveDayOf: say(
    (name: string) => `Move ${name}’s day`,
    (name) => `Mover el día de ${name}`,
  ),
  moveThisDay: say('Move this day', 'Mover este día'),
  chooseBoth: say(
    (chooseWelder: string) => `${chooseWelder} and a day in the calendar.`,
    (chooseWelder) => `${chooseWelder} y un día en el calendario.`,
  ),
  whoIsFree: say('Who is free', 'Quién está libre'),
  looking: say('Looking for who is free', 'Buscando quién está libre'),
  lookFirst: say('What to look for first', 'Qué buscar primero'),
  someoneElse: say('Someone else takes over', 'Otra persona se encarga'),
  anotherDay: say('Same crew, another day', 'La misma cuadrilla, otro día'),
  noneLeft: say('No visit is left to move on this day.', 'Ya no quedan visitas por mover en este día.'),
  toMove: say(
    (visits: number) => plural(visits, '1 visit to move', `${visits} visits to move`),
    (visits) => plural(visits, '1 visita por mover', `${visits} visitas por mover`),
  ),
  goesTo: say(
    (time: string) => `${time} goes to`,
    (time) => `La de ${withArticle(time)} pasa a`,
  ),
  sameTime: say('same time', 'misma hora'),
  alone: say(
    (names: string, people: number) => (people > 1 ? `${names} only` : `${names} alone`),
    (names) => `solo ${names}`,
  ),
  moreMiles: say(
    (miles: number) =>
      miles === 0 ? 'no more driving' : plural(miles, '1 mile more driving', `${miles} miles more driving`),
    (miles) =>
      miles === 0
        ? 'sin manejar más'
        : plural(miles, '1 milla más de manejo', `${miles} millas más de manejo`),
  ),
  leaveAsItIs: say('Leave as it is', 'Dejar como está'),
  noOneIsFree: say(
    'No one is free in the next two weeks. Open the visit for a later day.',
    'Nadie está libre en las próximas dos semanas. Para un día posterior, abra la visita.',
  ),
  blockTheRest: say('Block the rest of that day', 'Bloquear el resto de ese día'),
  reason: say('Reason', 'Motivo'),
  notAvailable: say('Not available', 'No disponible'),
  whoIsTold: say(
    'Clients whose time changes get one e-mail each. If only the welder changes, we don’t write to them.',
    'Los clientes a quienes les cambia la hora reciben un correo cada uno. Si solo cambia el soldador, no se les avisa.',
  ),
  move: say(
    (visits: number) => plural(visits, 'Move 1 visit', `Move ${visits} visits`),
    (visits) => plural(visits, 'Mover 1 visita', `Mover ${visits} visitas`),
  ),
  moving: say('Moving', 'Moviendo'),
  dayMoved: say('Day moved', 'Día movido'),
  notAll: say('Not all of it could be moved', 'No se pudo mover todo'),
  moved: say(
    (visits: number) => plural(visits, '1 visit moved', `${visits} visits moved`),
    (visits) => plural(visits, '1 visita movida', `${visits} visitas movidas`),
  ),
  undo: say('Undo', 'Deshacer'),
  movedBack: say('Moved back', 'Todo regresó a su día'),
  visits: say(
    (visits: number) => plural(visits, '1 visit', `${visits} visits`),
    (visits) => plural(visits, '1 visita', `${visits} visitas`),
  ),
  someNotMovedBack: say(
    (visits: number) => plural(visits, '1 visit was not moved back', `${visits} visits were not moved back`),
    (visits) => plural(visits, '1 visita no regresó a su día', `${visits} visitas no regresaron a su día`),
  ),
  notMovedBack: say('The day was not moved back', 'El día no regresó'),
});
