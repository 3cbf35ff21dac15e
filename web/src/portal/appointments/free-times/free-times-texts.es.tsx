import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './free-times-texts.en.tsx';

export const texts: Translated<typeof english> = {
  freeTimes: (isChicago, asOf) =>
    `Horas libres${isChicago ? ' (hora de Chicago)' : ''}${asOf ? `. Última consulta: ${asOf}` : ''}`,
  firstFree: (time) => `Primera hora libre: ${time}`,
  days: 'Días',
  none: 'nada',
  free: (count) => (count > 1 ? 'libres' : 'libre'),
  dayOf: (day, month, aloud) => (
    <>
      {day}
      {aloud(` de ${month}`)}
    </>
  ),
  freeTimesOn: (day) => `Horas libres: ${day}`,
  freeOn: (day, count) => {
    if (count === 0) return `${day}: nada libre`;
    return count === 1 ? `${day}: 1 hora libre` : `${day}: ${count} horas libres`;
  },
  earlier: 'Antes',
  twoWeeksLater: 'Dos semanas después',
  looking: 'Buscando horas libres',
  offlineAsOf: (time) =>
    `No tiene conexión. Estas horas estaban libres en la última consulta (${time}); es posible que algunas ya estén ocupadas.`,
  offline:
    'No tiene conexión. Las horas libres aparecen en cuanto haya señal; abajo puede escribir cualquier hora.',
  wereFree: (time) => `Estas horas estaban libres en la última consulta (${time}).`,
  lookingAgain: 'Buscando de nuevo.',
  nothingFree: 'No hay nada libre en estas dos semanas.',
  noNewer: (time, problem) =>
    `Estas horas estaban libres en la última consulta (${time}); no se pudieron cargar otras más recientes. ${problem}`,
  notLoaded: (problem, phone) => (
    <>
      No se pudieron cargar las horas libres. {problem} Abajo puede escribir cualquier hora, o llame al{' '}
      {phone}.
    </>
  ),
  tryAgain: 'Intentar de nuevo',
};
