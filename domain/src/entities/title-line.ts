import * as z from 'zod/mini';
import { textLimits } from '../values/limits.ts';
import { requiredLine, type Said } from '../values/text-fields.ts';
import { storedTitle } from './told-title.ts';

/** A title of a visit or project; converts a typed service name to its stored one. */
export function titleLine(label: Said, missing: Said) {
  return requiredLine(label, textLimits.title, missing).check(z.overwrite(storedTitle));
}
