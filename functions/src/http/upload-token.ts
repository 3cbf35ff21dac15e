import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Quote } from '@welding/domain/entities/quote';
import { derivedKey } from '#derived-key.ts';

/** Longer than photos wait anywhere for a signal. */
const validDays = 14;

/** What the answer to a quote request carries, so that whoever has sent it, and nobody else, can add photos to it. */
export function uploadTokenOf({ id, createdAt }: Pick<Quote, 'id' | 'createdAt'>): string {
  return createHmac('sha256', derivedKey('photo-uploads')).update(`${id} ${createdAt}`).digest('base64url');
}

/** Whether `token` is that of this request, and the request neither too old nor erased. */
export function opensUpload(quote: Quote, token: string, now: Date): boolean {
  const [given, expected] = [Buffer.from(token), Buffer.from(uploadTokenOf(quote))];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  return now.getTime() - Date.parse(quote.createdAt) < validDays * 86_400_000 && quote.email !== '';
}
