import { inLanguages, say } from '../values/language.ts';

export const projectTexts = inLanguages({
  title: say('Title', 'Título'),
  titleRequired: say('Title is required', 'Escriba un título'),
  agreed: say(
    (agreedTotal: string) => `Agreed ${agreedTotal}`,
    (dollars) => `Acordado ${dollars}`,
  ),
  estimate: say(
    (estimatedCost: string) => `Estimate ${estimatedCost}`,
    (dollars) => `Estimado ${dollars}`,
  ),
});
