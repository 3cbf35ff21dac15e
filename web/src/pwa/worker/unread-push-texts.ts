import { inLanguages, say } from '@welding/domain/values/language';

export const unreadPushTexts = inLanguages({
  news: say('There is news for you.', 'Tiene un aviso nuevo.'),
});
