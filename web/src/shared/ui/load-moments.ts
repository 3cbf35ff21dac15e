const rootMargin = '400px';

/** Calls `then` once the element is near the screen. Returns how to cancel it. */
export function whenNear(element: Element, then: () => void): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      then();
    },
    { rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** Resolves once the element is near the screen; at once if the page lacks it. */
export function nearScreen(id: string): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.getElementById(id);
  return element ? new Promise((resolve) => void whenNear(element, resolve)) : Promise.resolve();
}

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

/** Runs `work` after the next frame, so that it does not delay a tap's response. Returns how to cancel it. */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
