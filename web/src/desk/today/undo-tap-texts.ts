import { inLanguages } from '@welding/domain/values/language';
import { texts as en } from './undo-tap-texts.en.ts';
import { texts as es } from './undo-tap-texts.es.ts';

export const undoTapTexts = inLanguages(en, es);
