import { toasts } from '@welding/domain/messages';
import { markInstallMoment } from '#pwa/install/install-moment.ts';
import type { OutboxNews } from '#pwa/outbox/outbox-news.ts';
import { showToast } from '#shared/ui/toast/show-toast.ts';

/** Says, on whatever page is open, that a quote kept on the device was sent or came back. */
export function announceOutboxNews({ sent, returned }: OutboxNews): void {
  if (returned > 0) {
    const description = 'A saved quote request came back. It waits for you beside the quote form.';
    void showToast({ ...toasts.quoteFailed, description, variant: 'destructive' });
  } else if (sent > 0) {
    void showToast(toasts.quoteSubmitted);
    markInstallMoment();
  }
}
