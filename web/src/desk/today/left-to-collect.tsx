import type { Appointment } from '@welding/domain/entities/appointment';
import { projectSchema } from '@welding/domain/entities/project';
import { amountToCollect } from '@welding/domain/money/project-account';
import { formatDollars } from '@welding/domain/values/money';
import { useDeskDocument, useDeskList, wholeListOf } from '#desk/live/use-desk-list.ts';
import { approvedEstimates, invoicesOfProject, paymentsOfProject } from '#desk/payments/ledger-of-project.ts';
import { AsOfLists } from '#shared/live-lists/as-of.tsx';
import { toCollect } from './my-visits.ts';
import { plannersTodayTexts } from './planners-today-texts.ts';

/** The sum left at a finished visit, like on its welder's card, without later card payments. Nothing while unknown. */
export function LeftToCollect({ visit }: { visit: Appointment }) {
  const project = useDeskDocument('projects', visit.projectId, projectSchema);
  const { projectId } = visit;
  const payments = wholeListOf(useDeskList(projectId ? paymentsOfProject(projectId) : null));
  const invoices = wholeListOf(useDeskList(projectId ? invoicesOfProject(projectId) : null));
  const approved = wholeListOf(useDeskList(projectId ? approvedEstimates(projectId) : null));
  const isKnown =
    project.status === 'ready' &&
    payments.status === 'ready' &&
    invoices.status === 'ready' &&
    approved.status === 'ready';
  if (projectId && !isKnown) return null;
  const owed = isKnown && amountToCollect(project.item, payments.items, invoices.items, approved.items);
  const left = toCollect({ visit, sheet: { appointmentId: visit.id, ...owed } }, []);
  if (!left) return null;
  return (
    <>
      {plannersTodayTexts().leftToCollect(formatDollars(left))}
      <AsOfLists of={[payments, invoices, approved]} className="" />
    </>
  );
}
