import { appointments } from '../../functions/src/data/appointments.ts';
import { followAllProjects } from '../../functions/src/data/follow-project.ts';
import {
  indexClients,
  indexExpenses,
  indexProjects,
  indexRequests,
} from '../../functions/src/data/index-searched.ts';
import { mendClientVisits } from '../../functions/src/data/mend-client-visits.ts';
import { moveApart } from '../../functions/src/data/move-apart.ts';
import { nameCrews } from '../../functions/src/data/name-crews.ts';
import { noteOldHours } from '../../functions/src/data/note-old-hours.ts';
import { numberProjects } from '../../functions/src/data/number-projects.ts';
import { projects } from '../../functions/src/data/projects.ts';
import { StackProblem } from '../stack/stack-problem.ts';
import { useAdminTarget } from './admin-target.ts';

const usage = `npm run migrate    brings what earlier versions stored into the form in which this one stores it
Without --project PROJECT it works on the running npm start. It may be run again at any time.`;

/**
 * Brings documents of earlier versions up to date. @returns what to print
 * @throws StackProblem for what the person who runs it can put right
 */
export async function runMigrateCommand(
  words: readonly string[],
  project: string | undefined,
  env: NodeJS.ProcessEnv,
): Promise<string> {
  if (words.length > 0) throw new StackProblem(usage);
  const target = await useAdminTarget(project, env);
  const [visits, jobs] = [await moveApart(appointments), await moveApart(projects)];
  const named = await nameCrews();
  const shown = await mendClientVisits();
  const hours = await noteOldHours();
  const numbered = await numberProjects();
  const followed = await followAllProjects();
  const indexed = [await indexClients(), await indexRequests(), await indexProjects(), await indexExpenses()];
  const [people = 0, requests = 0, places = 0, spent = 0] = indexed.map(({ written }) => written);
  return [
    `${visits} visits had their client's name, phone or address in them: moved to visitContacts.`,
    `${jobs} projects had their address or photos in them: moved to projectPlaces.`,
    `${named} visits, contacts of visits and notes on visits named one welder: a crew of one now.`,
    `${shown} visits did not show their client what there is to see: clientVisits has it now.`,
    `${hours} stretches of work and driving had been tapped before hours were kept: they count now, at the rates of today.`,
    `${numbered} projects had no number: they have one now, in the order in which they were made.`,
    `${followed} projects did not follow their papers and visits yet.`,
    `${people} clients, ${requests} requests, ${places} projects and ${spent} expenses could not be found by all that the desk searches for.`,
    `Done in ${target.name}.`,
  ].join('\n');
}
