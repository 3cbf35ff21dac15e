import { toasts } from '@welding/domain/messages';
import { markInstallMoment } from '#pwa/install/install-prompt.ts';
import type { QueueNews } from '#pwa/queue/queue-news.ts';
import { noteSentLater } from '#pwa/site-queue/sent-later.ts';
import { quoteKindName } from '#pwa/site-queue/site-queue-exists.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';
import { queueNewsTexts } from './app-notices-texts.ts';

/** Announces on any page that a queued quote was sent or returned, and stores the next step for the quote section. */
export function announceQueueNews({ sent, returned, told }: QueueNews): void {
  noteSentLater(told);
  if (returned.includes(quoteKindName)) {
    const description = queueNewsTexts().quoteCameBack;
    void showToast({ ...toasts.quoteFailed, description, variant: 'destructive' });
  } else if (sent.includes(quoteKindName)) {
    void showToast(toasts.quoteSubmitted);
    markInstallMoment();
  }
}
