import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './clock-change-texts.en.ts';

export const texts: Translated<typeof english> = {
  skippedHour: (time) => `Esa noche los relojes de Chicago se adelantan, así que las ${time} no existen.`,
  useTime: (time) => `Usar ${time}`,
  repeatedHour: (time) =>
    `Esa noche los relojes de Chicago se atrasan, así que la ${time} llega dos veces. ¿Cuál de las dos?`,
  firstPass: (time, clock) => `La primera ${time} (${clock})`,
  secondPass: (clock) => `La segunda, una hora después (${clock})`,
};
