import { inLanguages, plural, say } from '../values/language.ts';

export const crewTexts = inLanguages({
  choose: say(
    (max: number) => `Choose 1 to ${max} welders, each once`,
    (max) => `Elija de 1 a ${max} soldadores, cada uno una sola vez`,
  ),
  andMore: say(
    (names: string, others: number) => `${names} and ${others} more`,
    (names, others) => `${names} y ${others} más`,
  ),
  welders: say(
    (count: number) => plural(count, '1 welder', `${count} welders`),
    (count) => plural(count, '1 soldador', `${count} soldadores`),
  ),
});
