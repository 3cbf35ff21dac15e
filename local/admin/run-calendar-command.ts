import { assignVisits } from '../../functions/src/calendar/assign-visits.ts';
import { repairDays, repairedFrom } from '../../functions/src/calendar/repair-days.ts';
import { carryContacts } from '../../functions/src/visits/carry-contacts.ts';
import { mendClientVisits } from '../../functions/src/visits/mend-client-visits.ts';
import { StackProblem } from '../stack/stack-problem.ts';
import { useAdminTarget } from './admin-target.ts';

const usage = `npm run calendar -- repair    compares welders' days, and what clients see of visits, with the visits and mends what differs
npm run calendar -- assign    gives coming visits that are nobody's to welders who are free; does a repair first
Without --project PROJECT it works on the running npm start. Either may be run again at any time.`;

/** The author of these changes in the history. */
const actor = { id: 'npm run calendar', name: 'Somebody with npm run calendar', role: 'system' } as const;

/**
 * Runs one command on the calendar. @returns what to print
 * @throws StackProblem for mistakes that the person who runs it can fix
 */
export async function runCalendarCommand(
  [command, ...rest]: readonly string[],
  project: string | undefined,
  env: NodeJS.ProcessEnv,
): Promise<string> {
  if (rest.length > 0 || (command !== 'repair' && command !== 'assign')) throw new StackProblem(usage);
  const target = await useAdminTarget(project, env);
  const now = new Date();
  const lines = [...(await repair(now)), ...(command === 'assign' ? await assign(now) : [])];
  return [...lines, `Done in ${target.name}.`].join('\n');
}

async function repair(now: Date): Promise<string[]> {
  const contacts = await carryContacts();
  const { looked, mended, overlapping } = await repairDays(now);
  const shown = await mendClientVisits({ after: repairedFrom(now) });
  return [
    ...(contacts > 0 ? [`${contacts} contacts of an earlier release carried into their visits.`] : []),
    `${looked} days looked at, ${mended.length} mended.`,
    ...mended.map(
      ({ welderId, date, added, removed }) => `${date} of ${welderId}: ${added} added, ${removed} removed`,
    ),
    ...overlapping.map(([one, other]) => `The visits ${one} and ${other} are at one time: move one of them`),
    ...(shown > 0 ? [`${shown} visits did not show their client what there is to see: mended.`] : []),
  ];
}

async function assign(now: Date): Promise<string[]> {
  const { assigned, left } = await assignVisits(now, actor);
  return [
    `${assigned.length} visits have a welder now.`,
    ...left.map((id) => `Nobody has the time of the visit ${id} free: assign it at the desk`),
  ];
}
