import type { Quote } from '@welding/domain/entities/quote';

/** Who sent a request, as far as it says. */
export function requestName({ firstName, lastName, email }: Quote): string {
  return `${firstName} ${lastName}`.trim() || email || 'Somebody';
}
