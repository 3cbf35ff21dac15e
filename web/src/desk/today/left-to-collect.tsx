import type { Appointment } from '@welding/domain/entities/appointment';
import { projectSchema } from '@welding/domain/entities/project';
import { centsToDollars, formatDollars } from '@welding/domain/values/money';
import { useDeskDocument } from '#desk/live/use-desk-list.ts';
import { useAccountsOfProjects } from '#desk/payments/ledger-of-project.ts';
import { toCollect } from './my-visits.ts';
import { plannersTodayTexts } from './planners-today-texts.ts';

/** The sum left at a finished visit, like on its welder's card, without later card payments. Nothing while unknown. */
export function LeftToCollect({ visit }: { visit: Appointment }) {
  const project = useDeskDocument('projects', visit.projectId, projectSchema);
  const accounts = useAccountsOfProjects(project.status === 'ready' ? [project.item] : []);
  const account = project.status === 'ready' ? accounts.of(project.item) : undefined;
  if (visit.projectId && !account) return null;
  const owed =
    account && account.basis !== 'none'
      ? centsToDollars(Math.max(0, account.balanceCents - account.onItsWayCents))
      : undefined;
  const left = toCollect({ visit, sheet: { appointmentId: visit.id, amountToCollect: owed } }, []);
  return left ? plannersTodayTexts().leftToCollect(formatDollars(left)) : null;
}
