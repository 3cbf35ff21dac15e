import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './on-my-way-mail-texts.en.ts';
import { texts as es } from './on-my-way-mail-texts.es.ts';

export const onMyWayMailTexts = inLanguages(en, es);
