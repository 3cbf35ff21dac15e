import { afterPaint } from './after-paint.ts';

/** Not a finger's coming down: what is done for it would keep the tap waiting. */
const signsOfUse = ['click', 'keydown', 'focusin', 'input', 'scroll'];
/** In the capture phase: React raises no event out of a part whose code is missing. */
const captured = { capture: true, passive: true } as const;

/**
 * Resolves when someone first touches the page, for the code of a prerendered form that most visitors never use; at
 * once without such a form, or when it was touched before this code ran.
 * @param formId the form's id
 * @param isWantedAtOnce another reason to resolve at once
 */
export function firstUse(formId: string, isWantedAtOnce?: () => boolean): Promise<void> {
  const form = typeof document === 'undefined' ? null : document.getElementById(formId);
  // `submitted`: set by web/src/shared/ui/event-replay.ts.
  const wasTurnedTo = () => scrollY > 0 || form?.contains(document.activeElement);
  if (!form || 'submitted' in form.dataset || wasTurnedTo() || isWantedAtOnce?.()) return Promise.resolve();
  return new Promise((resolve) => {
    const begin = () => {
      for (const sign of signsOfUse) removeEventListener(sign, begin, captured);
      afterPaint(resolve);
    };
    for (const sign of signsOfUse) addEventListener(sign, begin, captured);
  });
}
