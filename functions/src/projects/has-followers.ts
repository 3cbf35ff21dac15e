import { expenses } from '#costs/expenses.ts';
import { estimates } from '#estimates/estimates.ts';
import { invoices } from '#invoices/invoices.ts';
import { payments } from '#money/payments.ts';
import { firestore } from '#store/firestore.ts';
import { declareQuery } from '#store/query.ts';
import { appointments } from '#visits/appointments.ts';

const visitsOfProject = declareQuery({ collection: 'appointments', equal: ['projectId'] });
const paymentsOfProject = declareQuery({ collection: 'payments', equal: ['projectId'] });
const estimatesOfProject = declareQuery({ collection: 'estimates', equal: ['projectId'] });
const invoicesOfProject = declareQuery({ collection: 'invoices', equal: ['projectId'] });
const expensesOfProject = declareQuery({ collection: 'expenses', equal: ['projectId'] });
const notesOfProject = declareQuery({ collection: 'projectNotes', equal: ['projectId'] });

/** Whether a project has any visit, payment, estimate, invoice, note or expense, whatever became of it. */
export async function hasFollowers(projectId: string): Promise<boolean> {
  const notes = (await firestore()).collection('projectNotes');
  const followers = await Promise.all([
    visitsOfProject(await appointments(), [projectId])
      .limit(1)
      .get(),
    paymentsOfProject(await payments(), [projectId])
      .limit(1)
      .get(),
    estimatesOfProject(await estimates(), [projectId])
      .limit(1)
      .get(),
    invoicesOfProject(await invoices(), [projectId])
      .limit(1)
      .get(),
    notesOfProject(notes, [projectId]).limit(1).get(),
    expensesOfProject(await expenses(), [projectId])
      .limit(1)
      .get(),
  ]);
  return followers.some(({ empty }) => !empty);
}
