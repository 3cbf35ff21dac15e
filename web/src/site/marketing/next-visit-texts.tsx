import { inLanguages, say } from '@welding/domain/values/language';

export const nextVisitTexts = inLanguages({
  nextFreeTime: say('Next free time', 'Próxima hora libre'),
  ask: say('Call and ask', 'Llame y pregunte'),
});
