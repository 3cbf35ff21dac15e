import { quoteSectionId } from '#shared/api/paths.ts';
import { nearScreenMargin } from '#shared/ui/use-near-screen.ts';
import { hasQuoteDraft } from './quote-draft-key.ts';
import { quoteFormId } from './quote-form-id.ts';

const signsOfUse = ['pointerdown', 'keydown', 'focusin', 'scroll', 'touchstart'] as const;
/** On the way down: React lets no event rise out of a part of the page whose code is not there. */
const captured = { capture: true, passive: true } as const;

/**
 * Resolves when the code of the quote form is worth fetching: at once where no prerendered form stands in the page, a
 * draft waits or the address points at it; else when it comes near the screen or the visitor first does anything.
 */
export function whenQuoteFormIsWanted(): Promise<void> {
  if (typeof document === 'undefined') return Promise.resolve();
  const form = document.getElementById(quoteFormId);
  if (!form || 'submitted' in form.dataset || hasQuoteDraft() || location.hash === `#${quoteSectionId}`)
    return Promise.resolve();
  return new Promise((resolve) => {
    const want = () => {
      observer.disconnect();
      for (const sign of signsOfUse) removeEventListener(sign, want, captured);
      resolve();
    };
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && want(), {
      rootMargin: nearScreenMargin,
    });
    observer.observe(form);
    for (const sign of signsOfUse) addEventListener(sign, want, captured);
  });
}
