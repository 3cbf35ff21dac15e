import { inLanguages, say } from '@welding/domain/values/language';

export const weekTexts = inLanguages({
  ofPlanned: say(
    (worked: string, planned: string) => `${worked} · ${planned} planned`,
    (worked, planned) => `${worked} · planeadas: ${planned}`,
  ),
  noneOfPlanned: say(
    (planned: string) => `No hours yet · ${planned} planned`,
    (planned) => `Todavía sin horas · planeadas: ${planned}`,
  ),
  calendar: say('Calendar', 'Calendario'),
  hours: say('Hours', 'Horas'),
  myHours: say('My hours', 'Mis horas'),
  nouns: say('hours', 'horas'),
  csv: say('CSV for payroll', 'CSV para la nómina'),
  noComments: say('Couldn’t load comments.', 'No se pudieron cargar los comentarios.'),
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
    'No hours yet. Hours fill in when welders tap Start and Finish.',
    'Todavía no hay horas. Se llenan cuando los soldadores tocan Empezar y Terminar.',
  ),
  workAndDriving: say(
    (work: string, driving: string) => `${work} work · ${driving} driving`,
    (work, driving) => `${work} de trabajo · ${driving} de manejo`,
  ),
});

export const overlappingHoursTexts = inLanguages({
  title: say('Hours that overlap', 'Horas que se enciman'),
  keep: say('Keep as is', 'Dejar así'),
  keepOf: say(
    (times: string) => `Keep as is: ${times}`,
    (times) => `Dejar así: ${times}`,
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
