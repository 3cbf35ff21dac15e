import { busyOfVisit } from '@welding/domain/booking/busy-of-visit';
import type { InTheWay } from '@welding/domain/booking/in-the-way-header';
import type { BusinessSettings, StoredSettings } from '@welding/domain/business/settings';
import type { Actor } from '@welding/domain/entities/audit-entry';
import { crewOf } from '@welding/domain/entities/crew';
import { chicagoDayBounds } from '@welding/domain/values/chicago-day';
import { comingVisits } from '#data/appointments.ts';
import { findSettings, storeSettings } from '#data/settings.ts';

const visitsAtOnce = 100;

/**
 * Puts settings in the place of those that `version` names, null for the defaults.
 * @returns them, and the visits that stand on days that are closed from now on: they stay, and are to be moved
 * @throws Refusal changed_meanwhile
 */
export async function changeSettings(
  changed: BusinessSettings,
  version: string | null,
  actor: Actor,
): Promise<{ readonly settings: StoredSettings; readonly inTheWay: readonly InTheWay[] }> {
  const closedBefore = closedDates(await findSettings());
  const settings = await storeSettings(changed, version, actor);
  const dates = closedDates(changed).filter((date) => !closedBefore.includes(date));
  return { settings, inTheWay: (await Promise.all(dates.map(visitsOn))).flat() };
}

function closedDates({ specialDays }: Pick<BusinessSettings, 'specialDays'>): string[] {
  return specialDays.flatMap(({ date, open }) => (open ? [] : date));
}

/** The visits of a Chicago day that are still to come. */
async function visitsOn(date: string): Promise<InTheWay[]> {
  const { start, end } = chicagoDayBounds(date);
  // A query's range leaves its ends out.
  const after = new Date(Math.max(start.getTime() - 1, Date.now()));
  if (after >= end) return [];
  const found: InTheWay[] = [];
  for await (const page of comingVisits({ after, before: end }, visitsAtOnce)) {
    found.push(...page.map((visit) => ({ ...busyOfVisit(visit), welderId: crewOf(visit)[0] })));
  }
  return found;
}
