import { type SpecialDay, specialHoursText } from '@welding/domain/business/opening-hours';
import { dateText } from '#shared/appointments/date-text.ts';

/** Only what a visitor may plan by. */
const soonMs = 14 * 86_400_000;

const noonOf = (date: string) => new Date(`${date}T12:00:00Z`);

/** The next special day of the coming two weeks, in a room that is kept for it, so that nothing moves when it is known. */
export function SpecialDaysNotice({
  specialDays,
  now,
}: {
  specialDays: readonly SpecialDay[];
  now: Date | undefined;
}) {
  const next = now && specialDays.find(({ date }) => noonOf(date).getTime() - now.getTime() < soonMs);
  return (
    <p className="mt-2 line-clamp-2 min-h-12 font-semibold">
      {next && `${dateText(next.date)}, ${next.label}: ${specialHoursText(next)}`}
    </p>
  );
}
