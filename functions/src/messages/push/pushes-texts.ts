import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './pushes-texts.en.ts';
import { texts as es } from './pushes-texts.es.ts';

export const pushesTexts = inLanguages(en, es);
