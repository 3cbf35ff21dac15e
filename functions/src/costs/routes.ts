import * as api from '@welding/domain/contracts/money';
import { type Expense, expenseChangeSchema, newExpenseSchema } from '@welding/domain/entities/expense';
import { type Staff, staffMessages } from '@welding/domain/entities/staff';
import { apiMessages } from '@welding/domain/messages';
import { route } from '#http/contract-route.ts';
import { nothing } from '#http/readers.ts';
import { desk, everyone, office, owner } from '#http/resource-routes.ts';
import { touchLedger } from '#payments/project-ledger.ts';
import { type PhotoTarget, receivePhoto } from '#photos/receive-photo.ts';
import { boundedUploads, photoUpload, uploadReply } from '#photos/upload-request.ts';
import { findProject } from '#projects/projects.ts';
import { requireOwnProject } from '#projects/welder-projects.ts';
import { forbidden, notFound } from '#refusal.ts';
import { changeEntity } from '#store/change-entity.ts';
import { expenses, storeExpense, storeReceipt } from './expenses.ts';
import { alikeJobs } from './finished-jobs.ts';
import { costOf } from './job-costs.ts';
import { jobsOverPlan } from './jobs-over-plan.ts';
import { moneyYear } from './money-year.ts';
import { monthEarnings, monthSources } from './month-earnings.ts';

async function requireProject(staff: Staff, id: string) {
  const project = await findProject(id);
  if (!project) throw notFound(apiMessages.projectNotFound);
  await requireOwnProject(staff, id);
  return project;
}

function toldOf({ searchTerms: _, ...expense }: Expense) {
  return expense;
}

function found<Found>(value: Found | undefined): Found {
  if (value === undefined) throw notFound(apiMessages.projectNotFound);
  return value;
}

/** Welders have the routes of receipts and expenses for projects they visit. */
export const routes = [
  /** A receipt's photo, for an expense to name. Only its sender and the owner see it. */
  boundedUploads(
    desk.post('/projects/:id/receipts', everyone, photoUpload, async (upload, by, id) => {
      await requireProject(by.staff, id);
      const store: PhotoTarget['store'] = (picture) => storeReceipt(picture, id, by);
      return uploadReply(await receivePhoto(upload, { id, store }, by.once));
    }),
  ),
  desk.post('/projects/:id/expenses', everyone, newExpenseSchema, async (expense, by, id) =>
    toldOf(await storeExpense(expense, await requireProject(by.staff, id), by)),
  ),
  /** Its author and the owner remove or restore it. */
  desk.patch('/expenses/:id', everyone, expenseChangeSchema, async (asked, { actor, staff }, id) => {
    const { removed } = asked;
    const expense = await changeEntity(expenses, {
      id,
      asked,
      actor,
      action: removed ? 'removed' : 'put back',
      decide: ({ authorId }) => {
        if (staff.role !== 'owner' && authorId !== staff.id) throw forbidden(staffMessages.roleMayNot);
        return { removed };
      },
      also: (batch, _, { projectId }) => touchLedger(batch, projectId),
    });
    return toldOf(expense);
  }),
  /** The job's earnings, planned and actual. */
  desk.get('/projects/:id/cost', owner, nothing, async (_, _by, id) => found(await costOf(id))),
  route(api.showMoneyYear, () => moneyYear()),
  route(api.showEarnings, ({ month }) => monthEarnings(month)),
  route(api.showJobsOverPlan, jobsOverPlan),
  route(api.showSources, ({ month }) => monthSources(month)),
  /** The last finished jobs like this one; earnings only for the owner. */
  desk.get('/projects/:id/alike', office, nothing, async (_, { staff }, id) =>
    found(await alikeJobs(id, staff.role)),
  ),
];
