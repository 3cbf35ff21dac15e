import { afterPaint } from './after-paint.ts';

/** Omits pointerdown: work on it would delay the tap. */
const signsOfUse = ['click', 'keydown', 'focusin', 'input', 'scroll'];
/** Capture phase: React stops events of parts without code. */
const captured = { capture: true, passive: true } as const;

/**
 * Resolves when someone first uses the page, so that a rarely used form's code loads late. Resolves at once if the page lacks
 * the form, or was used before this code ran.
 * @param formId the form's id
 * @param isWantedAtOnce another reason to resolve at once
 */
export function firstUse(formId: string, isWantedAtOnce?: () => boolean): Promise<void> {
  const form = typeof document === 'undefined' ? null : document.getElementById(formId);
  // `submitted` is set by web/src/shared/ui/event-replay.ts.
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
