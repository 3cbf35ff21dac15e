import { inLanguages, say } from '../values/language.ts';

export const workTexts = inLanguages({
  kinds: {
    drive: say('Driving', 'Manejo'),
    work: say('Work', 'Trabajo'),
  },
  messages: {
    time: say(
      'Say from when to when, as dates and times',
      'Diga desde cuándo y hasta cuándo, con fecha y hora',
    ),
    backwards: say('The end must be after the start', 'El final debe ser después del inicio'),
    ahead: say('Hours can be entered once they are over', 'Las horas se anotan cuando ya pasaron'),
    overMidnight: say(
      'Hours end on the day they begin. Add the rest to the next day',
      'Las horas terminan el día en que empiezan. Agregue el resto al día siguiente',
    ),
    reasonRequired: say('Say why', 'Diga por qué'),
    noSuchWelder: say('No one on the staff has this id', 'Nadie del personal tiene este identificador'),
    removed: say(
      'This entry was removed. Put it back first',
      'Esta entrada se quitó. Póngala de nuevo primero',
    ),
  },
  reason: say('Reason', 'Motivo'),
  kind: say('Kind must be drive or work', 'El tipo debe ser drive o work'),
  removed: say('Removed', 'Quitado'),
  entryId: say(
    'An entry has an id of letters, digits, - and _',
    'El identificador de una entrada lleva letras, dígitos, - y _',
  ),
  countedOf: say('Give either visitId or projectId', 'Indique visitId o projectId, uno de los dos'),
  week: say('Give the week by its Monday, YYYY-MM-DD', 'Indique la semana por su lunes, AAAA-MM-DD'),
});
