import type { Translated } from '../values/language.ts';
import type { texts as english } from './staff-time-texts.en.ts';

export const texts: Translated<typeof english> = {
  startRequired: 'Indique el inicio',
  chooseWelder: 'Elija un soldador',
  moveDay: {
    welderRequired: 'Elija un soldador',
    changedMeanwhile: 'Mientras tanto cambió esta visita. Revísela de nuevo',
    notOfDay: 'Mientras tanto se movió esta visita. Ya no está en ese día',
    dayOver: 'Este día ya terminó. No queda nada que bloquear',
    notMoved: 'Esta visita no se movió. Revísela de nuevo',
  },
  prefer: 'prefer debe ser welder o day',
  moveCount: (max) => `Mueva de 1 a ${max} visitas, cada una una sola vez`,
  recurringBlock: {
    endBeforeStart: 'El final debe ser después del inicio',
    lastBeforeFirst: 'El último día no puede ser antes del primero',
  },
  reason: 'Motivo',
  reasonRequired: 'Indique el motivo',
  clock: 'La hora debe tener la forma HH:mm',
  weekdayRequired: 'Elija al menos un día de la semana',
  weekdaysOnce: 'Elija cada día de la semana una sola vez',
  removed: 'Quitado',
  blocked: 'Bloqueado',
  visits: (shortName) => `Visitas de ${shortName}`,
  with: (others) => `Con ${others}`,
};
