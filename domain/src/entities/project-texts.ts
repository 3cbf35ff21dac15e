import { inLanguages, say } from '../values/language.ts';

export const projectTexts = inLanguages({
  agreed: say(
    (agreedTotal: string) => `Agreed ${agreedTotal}`,
    (dollars) => `Acordado ${dollars}`,
  ),
  estimate: say(
    (estimatedCost: string) => `Estimate ${estimatedCost}`,
    (dollars) => `Estimado ${dollars}`,
  ),
});
