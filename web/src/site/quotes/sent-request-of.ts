import { readQuoteDraft } from '@welding/domain/entities/quote-draft';
import type { SentLater } from '#pwa/site-queue/sent-later.ts';
import type { SentRequest } from './request-sent.tsx';

export function sentRequestOf({ id, quote, photos, at }: SentLater): SentRequest {
  return { ...readQuoteDraft(quote), key: id, photos, at };
}
