import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './sign-in-texts.en.tsx';
import { texts as es } from './sign-in-texts.es.tsx';

export const signInTexts = inLanguages(en, es);
