import { business } from '../values/business.ts';
import { inLanguages, say } from '../values/language.ts';

const replyDeadlineTexts = inLanguages({
  left: say(
    (time: string) => `${time} left`,
    (time) => `Quedan ${time}`,
  ),
  overdueBy: say(
    (time: string) => `Overdue by ${time}`,
    (time) => `Con ${time} de retraso`,
  ),
  days: say(
    (days: number) => `${days} days`,
    (days) => `${days} días`,
  ),
  min: say(
    (rest: number) => `${rest} min`,
    (minutes) => `${minutes} min`,
  ),
  hMin: say(
    (hours: number, rest: number) => `${hours} h ${rest} min`,
    (hours, minutes) => `${hours} h ${minutes} min`,
  ),
});

const minuteMs = 60_000;

/** The time left to answer a request within the promised 24 hours (specification section 8). */
type ReplyDeadline = {
  readonly isOverdue: boolean;
  /** For example 5 h 20 min left, overdue by 3 h. */
  readonly text: string;
};

/** @param createdAt when the request came, ISO 8601 */
export function replyDeadline(createdAt: string, now: Date): ReplyDeadline {
  const t = replyDeadlineTexts();
  const due = Date.parse(createdAt) + business.quoteReplyHours * 60 * minuteMs;
  const minutes = Math.floor((due - now.getTime()) / minuteMs);
  if (minutes >= 0) return { isOverdue: false, text: t.left(duration(minutes)) };
  return { isOverdue: true, text: t.overdueBy(duration(-minutes)) };
}

/** Shows minutes below a day, then hours, then days. */
function duration(minutes: number): string {
  const t = replyDeadlineTexts();
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return t.days(Math.floor(hours / 24));
  const rest = minutes % 60;
  if (hours === 0) return t.min(rest);
  return rest === 0 || hours >= 24 ? `${hours} h` : t.hMin(hours, rest);
}
