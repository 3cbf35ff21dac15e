import type { Translated } from '@welding/domain/values/language';
import type { texts as english } from './unread-push-texts.en.ts';

export const texts: Translated<typeof english> = {
  news: 'Tiene un aviso nuevo.',
};
