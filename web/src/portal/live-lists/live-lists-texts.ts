import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './live-lists-texts.en.tsx';
import { texts as es } from './live-lists-texts.es.tsx';

export const liveListsTexts = inLanguages(en, es);
