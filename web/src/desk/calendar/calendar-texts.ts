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
    'Blocked times could not be loaded and are missing here.',
    'Los tiempos bloqueados no se pudieron cargar y aquí faltan.',
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
  moveThisDay: say('Move this day', 'Mover este día'),
  ofWelder: say(
    (name: string) => `of ${name}`,
    (name) => `de ${name}`,
  ),
  toTheCalendar: say('To the calendar', 'Ir al calendario'),
});
