import { readQuoteDraft } from '@welding/domain/entities/quote-draft';
import { serviceTypeLabels } from '@welding/domain/entities/service-type';
import { timeTexts } from '@welding/domain/values/time-texts';
import type { QueuedQuote } from '#pwa/site-queue/quote-kind.ts';
import { quoteQueueTexts } from './quote-queue-texts.ts';

const savedFormat = new Intl.DateTimeFormat(timeTexts().locale, { dateStyle: 'medium', timeStyle: 'short' });

/** What to call a queued quote: its service, and when it was saved by the device's clock. */
export function quoteName({ body, createdAt }: Pick<QueuedQuote, 'body' | 'createdAt'>): string {
  const label = new Map<string, string>(Object.entries(serviceTypeLabels)).get(
    readQuoteDraft(body).serviceType,
  );
  // Newer ICU data puts a narrow no-break space before AM and PM.
  const time = savedFormat.format(createdAt).replace(/\u202f/g, ' ');
  return quoteQueueTexts().yourRequest(label, time);
}
