import { inLanguages, say } from './language.ts';
import type { unknownCode } from './stored-fields.ts';

const unknownCodeTexts = inLanguages({ other: say('Other', 'Otro') });

/** The label of a stored code; "Other" for one that only a later release knows. */
export function labelOf<Code extends string>(
  labels: Readonly<Record<Code, string>>,
  code: Code | typeof unknownCode,
): string {
  return isLabeled(labels, code) ? labels[code] : unknownCodeTexts().other;
}

function isLabeled<Code extends string>(labels: Readonly<Record<Code, string>>, code: string): code is Code {
  return Object.hasOwn(labels, code);
}
