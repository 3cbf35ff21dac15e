import { quoteSectionId } from '#shared/api/paths.ts';
import { deferredForm } from '#shared/ui/deferred-form.tsx';
import { hasQuoteDraft } from './quote-draft-key.ts';
import { quoteFormId } from './quote-form-element.ts';

/** The quote form; at once where a draft waits or the address points at it. */
export const DeferredQuoteForm = deferredForm({
  id: quoteFormId,
  load: async () => (await import('./quote-form.tsx')).QuoteForm,
  signsOfUse: ['pointerdown', 'keydown', 'focusin', 'scroll', 'touchstart'],
  isWantedAtOnce: () => hasQuoteDraft() || location.hash === `#${quoteSectionId}`,
  whenNearScreen: true,
  height: 'min-h-[48rem]',
});
