import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './signing-texts.en.tsx';
import { texts as es } from './signing-texts.es.tsx';

export const signingTexts = inLanguages(en, es);
