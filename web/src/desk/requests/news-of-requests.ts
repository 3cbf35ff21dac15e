import type { Quote } from '@welding/domain/entities/quote';
import { newsTexts } from './news-texts.ts';

/** What is read out when these requests, at least one, have come in since the last time. */
export function newsOfRequests(fresh: readonly Pick<Quote, 'firstName' | 'lastName'>[]): string {
  const [first] = fresh;
  if (!first || fresh.length > 1) return newsTexts().several(fresh.length);
  return newsTexts().one(`${first.firstName} ${first.lastName}`);
}
