import { inLanguages, say } from '@welding/domain/values/language';

export const weekTexts = inLanguages({
  calendar: say('Calendar', 'Calendario'),
  hours: say('Hours', 'Horas'),
  myHours: say('My hours', 'Mis horas'),
  nouns: say('hours', 'horas'),
  csv: say('CSV for payroll', 'CSV para la nómina'),
  tooMany: say(
    'Too many hours to show at once. The CSV has all of them.',
    'Son demasiadas horas para mostrarlas de una vez. El CSV las tiene todas.',
  ),
  leftOut: say(
    'Some hours could not be read and are left out. The API’s log lists them.',
    'Algunas horas no se pudieron leer y no aparecen. El registro de la API dice cuáles.',
  ),
  noComments: say('Comments could not be loaded.', 'No se pudieron cargar los comentarios.'),
  weeks: say('Weeks', 'Semanas'),
  weekBefore: say('Week before', 'Semana anterior'),
  weekAfter: say('Week after', 'Semana siguiente'),
  thisWeek: say('This week', 'Esta semana'),
  toLookAt: say(
    (count: number) => `${count} to check`,
    (count) => `${count} por revisar`,
  ),
  noHoursThisWeek: say('No hours this week.', 'No hay horas esta semana.'),
  gapOf: say(
    (time: string) => `Gap of ${time}`,
    (time) => `Hueco de ${time}`,
  ),
  theVisit: say('The visit', 'La visita'),
  noJob: say('No job', 'Sin trabajo asignado'),
  countedHere: say(
    (time: string) => `${time} of it counts here.`,
    (time) => `De eso, aquí se toma en cuenta: ${time}.`,
  ),
  marks: {
    overlap: say(
      'Overlaps other hours. Each minute counts once.',
      'Se encima con otras horas. Cada minuto cuenta una vez.',
    ),
    long: say('Very long. Was Start or Finish tapped late?', 'Muy largo. ¿Se tocó tarde Empezar o Terminar?'),
  },
  removed: say(
    (reason: string) => `Removed${reason && `: ${reason}`}`,
    (reason) => `Quitadas${reason && `: ${reason}`}`,
  ),
  corrected: say(
    (reason: string) => `Corrected${reason && `: ${reason}`}`,
    (reason) => `Corregidas${reason && `: ${reason}`}`,
  ),
  addedByHand: say(
    (reason: string) => `Added by hand${reason && `: ${reason}`}`,
    (reason) => `Agregadas a mano${reason && `: ${reason}`}`,
  ),
  commentOnThisWeek: say('Comment on this week', 'Comentario sobre esta semana'),
  whoReads: say(
    'The welder, the office and the owner can read it.',
    'Lo leen quien trabajó estas horas, la oficina y la gerencia.',
  ),
  comment: say('Comment', 'Comentar'),
  noneYet: say(
    'No hours yet. They come from taps on visits.',
    'Todavía no hay horas. Salen de los botones de cada visita.',
  ),
  workAndDriving: say(
    (work: string, driving: string) => `${work} work · ${driving} driving`,
    (work, driving) => `${work} de trabajo · ${driving} de manejo`,
  ),
});

export const changeHoursTexts = inLanguages({
  addHours: say('Add hours …', 'Agregar horas…'),
  addHoursOf: say(
    (name: string) => `Add hours for ${name}`,
    (name) => `Agregar horas de ${name}`,
  ),
  kind: say('Kind', 'Tipo'),
  visit: say('Visit', 'Visita'),
  noVisit: say('None, such as time in the shop', 'Ninguna; por ejemplo, tiempo en el taller'),
  start: say('Start', 'Empieza'),
  end: say('End', 'Termina'),
  welderSeesIt: say('The welder sees it.', 'Lo ve quien trabajó estas horas.'),
  add: say('Add', 'Agregar'),
  hoursAdded: say('Hours added', 'Horas agregadas'),
  correct: say('Correct …', 'Corregir…'),
  correctHours: say('Correct hours', 'Corregir horas'),
  save: say('Save', 'Guardar'),
  hoursCorrected: say('Hours corrected', 'Horas corregidas'),
  removing: say('Remove …', 'Quitar…'),
  removeTheseHours: say('Remove these hours?', '¿Quitar estas horas?'),
  remove: say('Remove', 'Quitar'),
  hoursRemoved: say('Hours removed', 'Horas quitadas'),
  puttingBack: say('Put back …', 'Recuperar…'),
  putTheseHoursBack: say('Put these hours back?', '¿Recuperar estas horas?'),
  putBack: say('Put back', 'Recuperar'),
  hoursPutBack: say('Hours put back', 'Horas recuperadas'),
});
