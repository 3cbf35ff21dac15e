import { inLanguages, say } from '@welding/domain/values/language';
import type { ReactNode } from 'react';

export const freeTimesTexts = inLanguages({
  freeTimes: say(
    (isChicago: boolean, asOf: string | undefined) =>
      `Free times${isChicago ? ' (Chicago time)' : ''}${asOf ? `, as of ${asOf}` : ''}`,
    (isChicago, asOf) =>
      `Horas libres${isChicago ? ' (hora de Chicago)' : ''}${asOf ? `. Última consulta: ${asOf}` : ''}`,
  ),
  firstFree: say(
    (time: string) => `First free: ${time}`,
    (time) => `Primera hora libre: ${time}`,
  ),
  days: say('Days', 'Días'),
  none: say('none', 'nada'),
  free: say(
    (_count: number) => 'free',
    (count) => (count > 1 ? 'libres' : 'libre'),
  ),
  dayOf: say(
    (day: number, month: string, aloud: (words: string) => ReactNode): ReactNode => (
      <>
        {aloud(`${month} `)}
        {day}
      </>
    ),
    (day, month, aloud) => (
      <>
        {day}
        {aloud(` de ${month}`)}
      </>
    ),
  ),
  freeTimesOn: say(
    (day: string) => `Free times ${day}`,
    (day) => `Horas libres: ${day}`,
  ),
  freeOn: say(
    (day: string, count: number) => {
      if (count === 0) return `${day}: nothing free`;
      return count === 1 ? `${day}: 1 free time` : `${day}: ${count} free times`;
    },
    (day, count) => {
      if (count === 0) return `${day}: nada libre`;
      return count === 1 ? `${day}: 1 hora libre` : `${day}: ${count} horas libres`;
    },
  ),
  earlier: say('Earlier', 'Antes'),
  twoWeeksLater: say('Two weeks later', 'Dos semanas después'),
  looking: say('Looking for free times', 'Buscando horas libres'),
  offlineAsOf: say(
    (time: string) => `You are offline. These times were free at ${time}; some may be taken by now.`,
    (time) =>
      `No tiene conexión. Estas horas estaban libres en la última consulta (${time}); es posible que algunas ya estén ocupadas.`,
  ),
  offline: say(
    'You are offline. Free times appear when there is a signal; any time can be typed below.',
    'No tiene conexión. Las horas libres aparecen en cuanto haya señal; abajo puede escribir cualquier hora.',
  ),
  wereFree: say(
    (time: string) => `These times were free at ${time}.`,
    (time) => `Estas horas estaban libres en la última consulta (${time}).`,
  ),
  lookingAgain: say('Looking again.', 'Buscando de nuevo.'),
  nothingFree: say('Nothing is free in these two weeks.', 'No hay nada libre en estas dos semanas.'),
  nothingFreeOffline: say(
    'You are offline. Nothing was free in these two weeks; some times may have become free since.',
    'No tiene conexión. No había nada libre en estas dos semanas; es posible que desde entonces se haya liberado alguna hora.',
  ),
  noNewer: say(
    (time: string, problem: string) =>
      `These times were free at ${time}; newer ones could not be loaded. ${problem}`,
    (time, problem) =>
      `Estas horas estaban libres en la última consulta (${time}); no se pudieron cargar otras más recientes. ${problem}`,
  ),
  notLoaded: say(
    (problem: string, phone: ReactNode) => (
      <>
        Free times could not be loaded. {problem} You can still type any time below, or call {phone}.
      </>
    ),
    (problem, phone) => (
      <>
        No se pudieron cargar las horas libres. {problem} Abajo puede escribir cualquier hora, o llame al{' '}
        {phone}.
      </>
    ),
  ),
  tryAgain: say('Try again', 'Intentar de nuevo'),
});
