import type { Quote } from '@welding/domain/entities/quote';
import { requestsTexts } from './requests-texts.ts';

/** Who sent a request, as far as it says. */
export function requestName({ firstName, lastName, email }: Quote): string {
  return `${firstName} ${lastName}`.trim() || email || requestsTexts().somebody;
}
