import { inLanguages, say } from '@welding/domain/values/language';

export const clockChangeTexts = inLanguages({
  skippedHour: say(
    (time: string) => `Clocks in Chicago go forward that night, so ${time} does not exist.`,
    (time) => `Esa noche los relojes de Chicago se adelantan, así que las ${time} no existen.`,
  ),
  takeTime: say(
    (time: string) => `Use ${time}`,
    (time) => `Usar ${time}`,
  ),
  repeatedHour: say(
    (time: string) => `Clocks in Chicago go back that night, so ${time} comes twice. Which one?`,
    (time) =>
      `Esa noche los relojes de Chicago se atrasan, así que la ${time} llega dos veces. ¿Cuál de las dos?`,
  ),
  firstPass: say(
    (time: string, clock: string) => `The first ${time} (${clock})`,
    (time, clock) => `La primera ${time} (${clock})`,
  ),
  secondPass: say(
    (clock: string) => `The second, an hour later (${clock})`,
    (clock) => `La segunda, una hora después (${clock})`,
  ),
});
