import { inLanguages, say } from '@welding/domain/values/language';

export const calendarTexts = inLanguages({
  calendar: say('Calendar', 'Calendario'),
  visits: say('visits', 'visitas'),
  newVisit: say('New visit', 'Visita nueva'),
  blockTime: say('Block time', 'Bloquear tiempo'),
  views: say('Views', 'Vistas'),
  viewNames: {
    day: say('Day', 'Día'),
    week: say('Week', 'Semana'),
    list: say('List', 'Lista'),
  },
  days: say('Days', 'Días'),
  earlier: say('Earlier', 'Antes'),
  today: say('Today', 'Hoy'),
  later: say('Later', 'Después'),
  goToDay: say('Go to day', 'Ir al día'),
  hours: say('Hours', 'Horas'),
  print: say('Print', 'Imprimir'),
  tooMany: say(
    'Too many visits to show at once. Choose fewer days.',
    'Son demasiadas visitas para mostrarlas de una vez. Elija menos días.',
  ),
  blocksFailed: say(
    'Couldn’t load blocked times. They are missing here.',
    'No se pudieron cargar los tiempos bloqueados. Aquí faltan.',
  ),
  noVisits: say('No visits in these two weeks.', 'No hay visitas en estas dos semanas.'),
  dayByWelder: say('Day by welder', 'Día por soldador'),
  weekByWelder: say('Week by welder', 'Semana por soldador'),
  welder: say('Welder', 'Soldador'),
  unassigned: say('Unassigned', 'Sin asignar'),
  formerStaff: say('Former staff', 'Ya no trabaja aquí'),
  blocked: say('Blocked', 'Bloqueado'),
  allDay: say('All day', 'Todo el día'),
  heldBy: say(
    (name: string) => `Held by ${name}`,
    (name) => `Apartado por ${name}`,
  ),
  staff: say('staff', 'el personal'),
  left: say(
    (time: string) => `${time} left`,
    (time) => `Quedan ${time}`,
  ),
  with: say(
    (names: string) => `With ${names}`,
    (names) => `Con ${names}`,
  ),
  moveThisDay: say('Reschedule this day', 'Reprogramar este día'),
  ofWelder: say(
    (name: string) => `of ${name}`,
    (name) => `de ${name}`,
  ),
  toTheCalendar: say('To the calendar', 'Ir al calendario'),
});

export const blocksTexts = inLanguages({
  calendar: say('Calendar', 'Calendario'),
  blockTime: say('Block time', 'Bloquear tiempo'),
  everyWeekInstead: say('Repeat weekly', 'Repetir cada semana'),
  blockTimeEveryWeek: say('Block time every week', 'Bloquear tiempo cada semana'),
  title: say('Blocked time', 'Tiempo bloqueado'),
  blockedEveryWeek: say('Blocked every week', 'Bloqueado cada semana'),
  noun: say('blocked time', 'tiempo bloqueado'),
  nothingHere: say('Nothing is blocked here', 'Aquí no hay nada bloqueado'),
  wasRemoved: say('The blocked time was removed.', 'El tiempo bloqueado se quitó.'),
  welder: say('Welder', 'Soldador'),
  chooseAWelder: say('Choose a welder', 'Elija un soldador'),
  reasonHint: say('Lunch, a standing contract', 'Comida, un contrato fijo'),
  from: say('From', 'Desde'),
  until: say('Until', 'Hasta'),
  days: say('Days', 'Días'),
  onTheseDays: say('On these days', 'En estos días'),
  mon: say('Mon', 'Lun'),
  tue: say('Tue', 'Mar'),
  wed: say('Wed', 'Mié'),
  thu: say('Thu', 'Jue'),
  fri: say('Fri', 'Vie'),
  sat: say('Sat', 'Sáb'),
  sun: say('Sun', 'Dom'),
  firstDay: say('First day', 'Primer día'),
  lastDay: say('Last day (optional)', 'Último día (opcional)'),
  save: say('Save', 'Guardar'),
  saving: say('Saving', 'Guardando'),
  remove: say('Remove', 'Quitar'),
  timeBlocked: say('Time blocked', 'Tiempo bloqueado'),
  standInIt: say(
    (reason: string, count: number) =>
      `${reason}. ${count === 1 ? '1 visit is booked then' : `${count} visits are booked then`}`,
    (reason, count) =>
      `${reason}. ${count === 1 ? 'Hay 1 visita a esa hora' : `Hay ${count} visitas a esas horas`}`,
  ),
  moveTheFirstDay: say('Move the first day', 'Mover el primer día'),
  removed: say('Blocked time removed', 'Ya no está bloqueado'),
  noLonger: say('No longer blocked every week', 'Ya no se bloquea cada semana'),
  undo: say('Undo', 'Deshacer'),
  notRemoved: say('It was not removed', 'No se quitó'),
  notBroughtBack: say('It was not brought back', 'No se recuperó'),
});

export const dayRoutesTexts = inLanguages({
  stopsInOrder: say('Route', 'Ruta'),
  loading: say('Loading the stops', 'Cargando las paradas'),
  nothing: say('No stops on this day.', 'No hay paradas este día.'),
  driving: say(
    (duration: string) => `About ${duration} of driving, as the crow flies`,
    (duration) => `Cerca de ${duration} de manejo, en línea recta`,
  ),
  drivingAtLeast: say(
    (duration: string) => `At least ${duration} of driving, as the crow flies`,
    (duration) => `Al menos ${duration} de manejo, en línea recta`,
  ),
  drive: say(
    (duration: string | undefined) => (duration ? `About ${duration}` : 'Drive time unknown'),
    (duration) => (duration ? `Cerca de ${duration}` : 'Tiempo de manejo desconocido'),
  ),
  backToShop: say(
    (duration: string | undefined) =>
      duration ? `About ${duration} back to the shop` : 'Drive back to the shop unknown',
    (duration) =>
      duration ? `Cerca de ${duration} de regreso al taller` : 'Tiempo de regreso al taller desconocido',
  ),
  openRoute: say('Open route in Maps', 'Abrir la ruta en el mapa'),
  openRouteOf: say(
    (name: string) => `Open route in Maps: ${name}`,
    (name) => `Abrir la ruta en el mapa: ${name}`,
  ),
});

export const movingTexts = inLanguages({
  help: say(
    'Press the space bar to pick this visit up, arrow keys to move it, Enter to put it down, Escape to put it back.',
    'Con la barra espaciadora se toma esta visita, con las flechas se mueve, con Intro se deja y con Escape regresa a su lugar.',
  ),
  keys: say(
    'Arrow keys move it, Enter puts it down, Escape puts it back.',
    'Las flechas la mueven, Intro la deja, Escape la regresa a su lugar.',
  ),
  inTheWay: say('(something is in the way)', '(hay algo a esa hora)'),
  unassigned: say('Unassigned', 'Sin asignar'),
  putHere: say('Put here', 'Dejar aquí'),
  putBack: say('Put back', 'Regresar'),
});
