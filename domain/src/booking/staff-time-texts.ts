import { inLanguages, say } from '../values/language.ts';

export const staffTimeTexts = inLanguages({
  startRequired: say('Start is required', 'Indique el inicio'),
  chooseWelder: say('Choose a welder', 'Elija un soldador'),
  moveDay: {
    welderRequired: say('Choose a welder', 'Elija un soldador'),
    changedMeanwhile: say(
      'This visit was changed in the meantime. Please look again',
      'Mientras tanto cambió esta visita. Revísela de nuevo',
    ),
    notOfDay: say(
      'This visit was moved in the meantime. It’s no longer on that day',
      'Mientras tanto se movió esta visita. Ya no está en ese día',
    ),
    dayOver: say(
      'This day is over. There is nothing left of it to block',
      'Este día ya terminó. No queda nada que bloquear',
    ),
    notMoved: say(
      'This visit was not moved. Please look again',
      'Esta visita no se movió. Revísela de nuevo',
    ),
  },
  prefer: say('prefer must be welder or day', 'prefer debe ser welder o day'),
  moveCount: say(
    (maxMoves: number) => `Move 1 to ${maxMoves} visits, each once`,
    (max) => `Mueva de 1 a ${max} visitas, cada una una sola vez`,
  ),
  recurringBlock: {
    endBeforeStart: say('The end must be after the start', 'El final debe ser después del inicio'),
    lastBeforeFirst: say(
      'The last day must not be earlier than the first',
      'El último día no puede ser antes del primero',
    ),
  },
  reason: say('Reason', 'Motivo'),
  reasonRequired: say('Reason is required', 'Indique el motivo'),
  clock: say('A time of day must be HH:mm', 'La hora debe tener la forma HH:mm'),
  weekdayRequired: say('Choose at least one weekday', 'Elija al menos un día de la semana'),
  weekdaysOnce: say('Choose each weekday once', 'Elija cada día de la semana una sola vez'),
  removed: say('Removed', 'Quitado'),
  blocked: say('Blocked', 'Bloqueado'),
  visits: say(
    (shortName: string) => `${shortName} visits`,
    (shortName) => `Visitas de ${shortName}`,
  ),
  with: say(
    (others: string) => `With ${others}`,
    (others) => `Con ${others}`,
  ),
});
