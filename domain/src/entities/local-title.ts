import * as z from 'zod/mini';
import { textLimits } from '../values/limits.ts';
import { requiredLine, type Said } from '../values/text-fields.ts';
import { serviceTypeLabels, serviceTypes, storedServiceNames } from './service-type.ts';

/** Whether a title is one of our service names, so that it contains no one's own words. */
export function isServiceName(title: string): boolean {
  return serviceTypes.some((type) => storedServiceNames[type] === title);
}

/** A title for the reader: service names in their language, other titles as typed. */
export function localTitle(title: string): string {
  const type = serviceTypes.find((known) => storedServiceNames[known] === title);
  return type ? serviceTypeLabels[type] : title;
}

/** The reverse of `localTitle`: service names in any language become the stored English name. */
function storedTitle(title: string): string {
  const type = serviceTypes.find((known) => serviceTypeLabels[known] === title);
  return type ? storedServiceNames[type] : title;
}

/** A title of a visit or project; converts a typed service name to its stored one. */
export function titleLine(label: Said, missing: Said) {
  return requiredLine(label, textLimits.title, missing).check(z.overwrite(storedTitle));
}
