import { busyOfVisit } from '@welding/domain/booking/busy';
import type { InTheWay } from '@welding/domain/booking/headers';
import type { BusinessSettings, SettingsChange, StoredSettings } from '@welding/domain/business/settings';
import type { Actor } from '@welding/domain/entities/audit-entry';
import { crewOf } from '@welding/domain/entities/crew';
import { chicagoDayBounds } from '@welding/domain/values/chicago-day';
import { pagesOfOpenVisits } from '#visits/appointments.ts';
import { findSettings, storeSettings } from './settings.ts';

const visitsAtOnce = 100;

/**
 * Replaces the settings of the version `updatedAt`, null for the defaults.
 * @returns the new settings, and the visits on newly closed days, which stay until staff move them
 * @throws Refusal changed_meanwhile
 */
export async function changeSettings(
  asked: SettingsChange,
  actor: Actor,
): Promise<{ readonly settings: StoredSettings; readonly inTheWay: readonly InTheWay[] }> {
  const closedBefore = closedDates(await findSettings());
  const settings = await storeSettings(asked, actor);
  const dates = closedDates(asked).filter((date) => !closedBefore.includes(date));
  return { settings, inTheWay: (await Promise.all(dates.map(visitsOn))).flat() };
}

function closedDates({ specialDays }: Pick<BusinessSettings, 'specialDays'>): string[] {
  return specialDays.flatMap(({ date, open }) => (open ? [] : date));
}

async function visitsOn(date: string): Promise<InTheWay[]> {
  const { start, end } = chicagoDayBounds(date);
  // A query's range excludes its ends.
  const after = new Date(Math.max(start.getTime() - 1, Date.now()));
  if (after >= end) return [];
  const found: InTheWay[] = [];
  for await (const page of pagesOfOpenVisits({ after, before: end }, visitsAtOnce)) {
    found.push(...page.map((visit) => ({ ...busyOfVisit(visit), welderId: crewOf(visit)[0] })));
  }
  return found;
}
