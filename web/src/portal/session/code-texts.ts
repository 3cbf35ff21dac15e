import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './code-texts.en.tsx';
import { texts as es } from './code-texts.es.tsx';

export const codeTexts = inLanguages(en, es);
