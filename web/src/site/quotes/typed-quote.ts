import { type QuoteDraft, readQuoteDraft } from '@welding/domain/entities/quote-draft';
import type { OutboxQuote } from '#pwa/outbox/outbox-store.ts';

/** What was typed for a quote that is kept on this device. */
export function typedQuote({ body }: Pick<OutboxQuote, 'body'>): QuoteDraft {
  return readQuoteDraft(parseBody(body));
}

function parseBody(body: ArrayBuffer): Record<string, unknown> {
  try {
    const json: unknown = JSON.parse(new TextDecoder().decode(body));
    return typeof json === 'object' && json !== null ? { ...json } : {};
  } catch {
    return {};
  }
}
