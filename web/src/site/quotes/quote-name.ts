import { serviceTypeLabels } from '@welding/domain/entities/service-type';
import type { OutboxQuote } from '#pwa/outbox/outbox-store.ts';
import { typedQuote } from './typed-quote.ts';

const savedFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** What to call a kept quote: its service, and when it was saved by the device's clock. */
export function quoteName({ body, savedAt }: Pick<OutboxQuote, 'body' | 'savedAt'>): string {
  const label = new Map<string, string>(Object.entries(serviceTypeLabels)).get(
    typedQuote({ body }).serviceType,
  );
  // Newer ICU data puts a narrow no-break space before AM and PM.
  const time = savedFormat.format(savedAt).replace(/\u202f/g, ' ');
  return `Your request${label ? ` for ${label}` : ''} of ${time}`;
}
