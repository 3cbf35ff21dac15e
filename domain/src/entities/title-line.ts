import * as z from 'zod/mini';
import { textLimits } from '../values/limits.ts';
import { requiredLine, type Said } from '../values/text-fields.ts';
import { storedTitle } from './told-title.ts';

/** What a visit or a project is called, as people type it and as it is stored. */
export function titleLine(label: Said, missing: Said) {
  return requiredLine(label, textLimits.title, missing).check(z.overwrite(storedTitle));
}
