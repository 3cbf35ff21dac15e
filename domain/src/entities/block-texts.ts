import { inLanguages, say } from '../values/language.ts';
import { maxBlockDays } from '../values/limits.ts';

export const blockTexts = inLanguages({
  messages: {
    endBeforeStart: say('The end must be after the start', 'El final debe ser después del inicio'),
    tooLong: say(
      `A block lasts at most ${maxBlockDays} days. Make a second one for the rest`,
      `Un bloqueo dura ${maxBlockDays} días como máximo. Haga otro para el resto`,
    ),
  },
  startRequired: say('Start is required', 'Indique el inicio'),
  endRequired: say('End is required', 'Indique el final'),
  reason: say('Reason', 'Motivo'),
  reasonRequired: say('Reason is required', 'Indique el motivo'),
  chooseWelder: say('Choose a welder', 'Elija un soldador'),
  removed: say('Removed', 'Quitado'),
  blocked: say('Blocked', 'Bloqueado'),
});
