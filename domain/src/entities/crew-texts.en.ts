import { plural } from '../values/language.ts';

export const texts = {
  choose: (max: number) => `Choose 1 to ${max} welders, each once`,
  andMore: (names: string, others: number) => `${names} and ${others} more`,
  welders: (count: number) => plural(count, '1 welder', `${count} welders`),
};
