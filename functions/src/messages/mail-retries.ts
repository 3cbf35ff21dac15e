import { isTooLate } from '@welding/domain/entities/is-too-late';
import type { Mail } from '@welding/domain/entities/mail';

const minute = 60_000;
const hour = 60 * minute;

/** How long after each attempt that failed the next one is made; after the last of them there is none. */
const retryDelays = [minute, 5 * minute, 30 * minute, 2 * hour, 12 * hour];

/** When a mail is tried again whose latest attempt, at `at`, failed; undefined when it is given up. */
export function retryAt(mail: Pick<Mail, 'kind' | 'attempts' | 'createdAt'>, at: Date): Date | undefined {
  const delay = retryDelays[mail.attempts - 1];
  if (delay === undefined) return undefined;
  const next = new Date(at.getTime() + delay);
  return isTooLate(mail, next) ? undefined : next;
}

/** Whether a mail was tried as often as a mail is; it may be waiting all the same, when its sender was killed. */
export function isOverTried({ attempts }: Pick<Mail, 'attempts'>): boolean {
  return attempts > retryDelays.length + 1;
}
