import { inLanguages, plural, say } from '@welding/domain/values/language';
import { withArticle } from '@welding/domain/values/words';

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
  clientBooked: say(
    'The client booked this visit. Below, the history says when.',
    'El cliente reservó esta visita. Abajo, el historial dice cuándo.',
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

export const visitFormTexts = inLanguages({
  calendar: say('Calendar', 'Calendario'),
  newVisit: say('New visit', 'Visita nueva'),
  dateAndTime: say('Date and time', 'Fecha y hora'),
  duration: say('Duration', 'Duración'),
  welders: say('Welders', 'Soldadores'),
  welder: say('Welder', 'Soldador'),
  welderNumber: say(
    (number: number) => `Welder ${number}`,
    (number) => `Soldador ${number}`,
  ),
  leadsTheVisit: say('Leads the visit', 'Encabeza la visita'),
  unassigned: say('Unassigned', 'Sin asignar'),
  nobody: say('Nobody', 'Nadie'),
  formerStaff: say('Former staff', 'Ya no trabaja aquí'),
  loadingName: say('Loading…', 'Cargando…'),
  newestProjects: say(
    (most: number) => `The newest ${most} projects. For an older one, schedule from its page.`,
    (most) => `Los ${most} proyectos más recientes. Para uno anterior, agende desde su página.`,
  ),
  addAWelder: say('Add a welder', 'Agregar un soldador'),
  day: say('Day', 'Día'),
  dayNumber: say(
    (number: number) => `day ${number}`,
    (number) => `día ${number}`,
  ),
  addAnotherDay: say('Add another day', 'Agregar otro día'),
  dayDateAndTime: say(
    (number: number) => `Day ${number}, date and time`,
    (number) => `Día ${number}, fecha y hora`,
  ),
  dayDuration: say(
    (number: number) => `Day ${number}, duration`,
    (number) => `Día ${number}, duración`,
  ),
  daysOutOfOrder: say(
    'These days aren’t in order. They’re planned by date.',
    'Estos días no están en orden. Se agendan por fecha.',
  ),
  repeat: say('Repeat', 'Repetir'),
  doesNotRepeat: say('Does not repeat', 'No se repite'),
  repeatHint: say(
    'The next visits are planned when the last of these is finished',
    'Las siguientes visitas se planean cuando se termina la última de estas',
  ),
  arrivalWindow: say('Arrival window', 'Margen de llegada'),
  arrivalWindowHint: say(
    'How long after the start the welder may arrive',
    'Cuánto después de la hora de inicio puede llegar el soldador',
  ),
  usualWindow: say('As in Settings', 'Como en la configuración'),
  minutes: say(
    (minutes: number) => (minutes === 0 ? 'None' : `${minutes} minutes`),
    (minutes) => (minutes === 0 ? 'Ninguno' : `${minutes} minutos`),
  ),
  project: say('Project (optional)', 'Proyecto (opcional)'),
  none: say('None', 'Ninguno'),
  theChosenProject: say('The chosen project', 'El proyecto elegido'),
  address: say('Address (optional)', 'Dirección (opcional)'),
  addressHint: say(
    'Leave empty to use the project’s or the client’s',
    'Dejar vacío para usar la del proyecto o la del cliente',
  ),
  zip: say('ZIP (optional)', 'Código postal (opcional)'),
  description: say('Description (optional)', 'Descripción (opcional)'),
  theClientSeesItToo: say('The client sees it too', 'El cliente también la ve'),
  noAddressYet: say('No address yet. Ask the client.', 'Todavía sin dirección. Pregunte al cliente.'),
  planVisit: say('Schedule visit', 'Programar visita'),
  planning: say('Planning', 'Planeando'),
  planned: say(
    (count: number) => (count > 1 ? `${count} visits planned` : 'Visit planned'),
    (count) => (count > 1 ? `${count} visitas planeadas` : 'Visita planeada'),
  ),
  saveVisit: say('Save visit', 'Guardar visita'),
  saving: say('Saving', 'Guardando'),
  visitSaved: say('Visit saved', 'Visita guardada'),
});

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
  byMistake: say('Cancelled by mistake', 'Se canceló por error'),
  notBroughtBack: say('The visit was not brought back', 'La visita no se recuperó'),
  visitMoved: say('Visit moved', 'Visita movida'),
  notMoved: say('The visit was not moved', 'La visita no se movió'),
  notMovedBack: say('The visit was not moved back', 'La visita no regresó a su hora'),
  bookAnyway: say('Book anyway', 'Agendar de todos modos'),
});

export const visitCardTexts = inLanguages({
  overlapsAnother: say('overlaps another', 'se encima con otra'),
  toConfirm: say('to confirm', 'por confirmar'),
  needsAnotherWelder: say('needs another welder', 'necesita otro soldador'),
  noAddress: say('no address', 'sin dirección'),
  late: say('late', 'atrasada'),
  crewOf: say(
    (count: number) => `crew of ${count}`,
    (count) => `cuadrilla de ${count}`,
  ),
});

export const findTimeTexts = inLanguages({
  title: say('Fit it between other stops', 'Acomodarla entre otras paradas'),
  suggestTimes: say('Suggest times', 'Sugerir horas'),
  looking: say('Looking', 'Buscando'),
  nothingFree: say(
    'Nothing is free in those two weeks. Enter a later day and try again.',
    'No hay nada libre en esas dos semanas. Ponga un día posterior e intente de nuevo.',
  ),
  soonest: say(
    'The soonest free times. With a ZIP code, those with the least driving come first.',
    'Las horas libres más próximas. Con un código postal, primero salen las de menos manejo.',
  ),
  miles: say(
    (miles: number) => (miles === 0 ? 'no detour' : miles === 1 ? '1 mile more' : `${miles} miles more`),
    (miles) => (miles === 0 ? 'sin desvío' : miles === 1 ? '1 milla más' : `${miles} millas más`),
  ),
  holdThisTime: say(
    (minutes: number) => `Hold this time for ${minutes} minutes`,
    (minutes) => `Apartar esta hora por ${minutes} minutos`,
  ),
  chooseFirst: say('Choose a time and a welder to hold it.', 'Para apartarla, elija una hora y un soldador.'),
  isHeld: say(
    (time: string) => `${time} is held.`,
    (time) => `Apartado: ${time}`,
  ),
  hasRunOut: say(
    (time: string) => `The hold on ${time} has expired. Others can take it now.`,
    (time) => `Ya no está apartado: ${time}. Ahora otros pueden tomarlo.`,
  ),
  left: say('left', 'restantes'),
  release: say('Release', 'Soltar'),
  allRight: say('All right', 'Está bien'),
});

export const visitMailTexts = inLanguages({
  theseVisits: say('these visits', 'estas visitas'),
  about: {
    'visit-booked': say('this visit', 'esta visita'),
    'visit-moved': say('the new time', 'la nueva hora'),
    'visit-cancelled': say('the cancellation', 'la cancelación'),
    'visit-needs-time': say('choosing a new time', 'elegir otra hora'),
    'on-my-way': say('your arrival', 'su llegada'),
    'not-on-my-way': say('not being on the way yet', 'que todavía no va nadie en camino'),
  },
  locks: say(
    (hours: number) =>
      `That’s less than ${hours === 1 ? 'an hour' : `${hours} hours`} from now: the client can’t change it online.`,
    (hours) =>
      `Faltan menos de ${hours === 1 ? 'una hora' : `${hours} horas`} para esa hora: el cliente no puede cambiarla en línea.`,
  ),
});

export const moveDayTexts = inLanguages({
  calendar: say('Calendar', 'Calendario'),
  moveADay: say('Move a day', 'Mover un día'),
  moveDayOf: say(
    (name: string) => `Move ${name}’s day`,
    (name) => `Mover el día de ${name}`,
  ),
  moveThisDay: say('Reschedule this day', 'Reprogramar este día'),
  chooseBoth: say(
    (chooseWelder: string) => `${chooseWelder} and a day in the calendar.`,
    (chooseWelder) => `${chooseWelder} y un día en el calendario.`,
  ),
  whoIsFree: say('Who is free', 'Quién está libre'),
  looking: say('Looking for who is free', 'Buscando quién está libre'),
  lookFirst: say('Preference', 'Preferencia'),
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
  noOneThen: say(
    (time: string) => `No one else is free at ${time}.`,
    (time) => `Nadie más está libre a ${withArticle(time)}.`,
  ),
  noOneThatDay: say('No one else is free that day.', 'Nadie más está libre ese día.'),
  blockTheRest: say('Block the rest of that day', 'Bloquear el resto de ese día'),
  reason: say('Reason', 'Motivo'),
  notAvailable: say('Not available', 'No disponible'),
  whoIsTold: say(
    'Clients whose time changes get one email each. If only the welder changes, we don’t write to them.',
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
