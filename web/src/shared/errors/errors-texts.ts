import { inLanguages, say } from '@welding/domain/values/language';

export const errorsTexts = inLanguages({
  tryAgain: say('Try again', 'Intentar de nuevo'),
});
