import type { Busy } from '@welding/domain/booking/busy';
import type { Actor } from '@welding/domain/entities/audit-entry';
import { localTitle } from '@welding/domain/entities/local-title';
import { visitMessages } from '@welding/domain/entities/visit';
import { errorCodes } from '@welding/domain/error-codes';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import {
  formatChicagoDate,
  formatChicagoDateTime,
  formatChicagoTime,
} from '@welding/domain/values/chicago-time';
import { listOf } from '@welding/domain/values/list-of';
import { actionsTexts } from '#actions-texts.ts';
import { forbidden, Refusal } from '#refusal.ts';
import { findStaff } from '#staff/staff.ts';
import { TimeTakenError } from '#store/conflicts.ts';
import { findAppointment } from '#visits/appointments.ts';
import { findBlock } from './blocks.ts';

/** The sentence names these; the header has all. */
const mostNamed = 3;

/**
 * Runs `work`, which takes time of welders for staff.
 * @param nearest finds free times near the taken ones; with it, the sentence says who is busy on which day
 * @throws Refusal 409 that names the conflicts, and the errors of `work`
 */
export async function namingWhatIsInTheWay<Result>(
  work: () => Promise<Result>,
  nearest?: (starts: readonly string[]) => Promise<readonly Date[]>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof TimeTakenError)) throw error;
    const starts = [...new Set(error.busyAt.map(({ start }) => start))];
    throw await inTheWayOf(error, await nearest?.(starts));
  }
}

/** Only the owner may book despite conflicts. @throws Refusal 403 */
export function requireMayBookAnyway(bookAnyway: boolean | undefined, { role }: Actor): void {
  if (bookAnyway && role !== 'owner') throw forbidden(visitMessages.ownerBooksAnyway);
}

/**
 * The 409 that names the conflicts of a taken time.
 * @param free the nearest free times; with them, the sentence says who is busy on which day
 */
export async function inTheWayOf(
  { whose, inTheWay, busyAt }: TimeTakenError,
  free?: readonly Date[],
): Promise<Refusal> {
  const sorted = inTheWay.toSorted((one, other) => (one.start < other.start ? -1 : 1));
  const [people, things] = await Promise.all([
    Promise.all(whose.map(findStaff)),
    Promise.all(sorted.slice(0, mostNamed).map(nameOf)),
  ]);
  const daysOf = (id: string) =>
    free
      ? listOf(
          busyAt.flatMap(({ welderId, start }) =>
            welderId === id ? formatChicagoDate(new Date(start)) : [],
          ),
        )
      : '';
  // Names welders who are busy on the same days together.
  const byDays = Map.groupBy(whose, daysOf);
  const names = new Map(people.flatMap((person) => (person ? [[person.id, person.name]] : [])));
  const sentence = actionsTexts().notFree({
    busy: [...byDays].map(([days, ids]) => {
      const who = ids.flatMap((id) => names.get(id) ?? []);
      return { days, who: listOf(who), people: who.length };
    }),
    free: (free ?? []).map(formatChicagoDateTime),
    inTheWay: things.join('; '),
    more: Math.max(0, sorted.length - mostNamed),
  });
  return new Refusal(errorCodes.visitTimeTaken, sentence, { inTheWay: sorted });
}

async function nameOf(entry: Busy): Promise<string> {
  return `${await whatIs(entry)}, ${spanOf(entry)}`;
}

async function whatIs({ id, kind, by }: Busy): Promise<string> {
  const t = actionsTexts();
  if (kind === 'hold') return by ? t.heldBy(by) : t.held;
  if (kind === 'visit') {
    const visit = await findAppointment(id);
    if (!visit) return t.visit;
    const title = localTitle(visit.title);
    return visit.clientName ? t.visitFor(title, visit.clientName) : title;
  }
  const { reason } = (await findBlock(id)) ?? {};
  return reason ?? t.blocked;
}

function spanOf({ start, end }: Busy): string {
  const [from, to] = [new Date(start), new Date(end)];
  const until = chicagoDate(from) === chicagoDate(to) ? formatChicagoTime(to) : formatChicagoDateTime(to);
  return actionsTexts().fromTo(formatChicagoDateTime(from), until);
}
