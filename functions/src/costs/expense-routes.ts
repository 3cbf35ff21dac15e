import { type Expense, expenseChangeSchema, newExpenseSchema } from '@welding/domain/entities/expense';
import { actorOf, type Staff, staffMessages, staffRoles } from '@welding/domain/entities/staff';
import { apiMessages } from '@welding/domain/messages';
import { idempotencyKeyOf } from '#http/idempotency-key.ts';
import { both, json, withId } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';
import { touchLedger } from '#money/project-ledger.ts';
import { receivePhoto } from '#photos/receive-photo.ts';
import { boundedUploads, readPhotoUpload, uploadContents } from '#photos/upload-request.ts';
import { findProject } from '#projects/projects.ts';
import { requireOwnProject } from '#projects/welder-projects.ts';
import { forbidden, notFound } from '#refusal.ts';
import { changeEntity } from '#store/change-entity.ts';
import { expenses, storeExpense, storeReceipt } from './expenses.ts';

async function requireProject(staff: Staff, id: string) {
  const project = await findProject(id);
  if (!project) throw notFound(apiMessages.projectNotFound);
  await requireOwnProject(staff, id);
  return project;
}

/**
 * POST /api/desk/projects/{id}/receipts: 201 and the id of a receipt's photo, for an expense to name; welders only for projects
 * they visit. Only its sender and the owner see it. Accepts parts like photos of projects.
 */
export const addReceipt = boundedUploads(
  staffRoute({
    method: 'POST',
    path: '/api/desk/projects/:id/receipts',
    roles: staffRoles,
    read: both(withId, { from: readPhotoUpload }),
    answer: async ([{ id }, upload], { staff, idempotencyKey }) => {
      await requireProject(staff, id);
      const contents = { id, ...uploadContents(upload) };
      const once = idempotencyKeyOf(idempotencyKey, 'receipts', staff.id, contents);
      const actor = actorOf(staff);
      const target = {
        id,
        store: (picture: Parameters<typeof storeReceipt>[0]) => storeReceipt(picture, id, { actor, once }),
      };
      const photoId = await receivePhoto(upload, target, once);
      return photoId === undefined ? { status: 202 } : { status: 201, json: { id: photoId } };
    },
  }),
);

function toldOf({ searchTerms: _, ...expense }: Expense) {
  return expense;
}

/**
 * POST /api/desk/projects/{id}/expenses: 201 and the expense, once for each Idempotency-Key; welders only for projects they
 * visit.
 */
export const addExpense = staffRoute({
  method: 'POST',
  path: '/api/desk/projects/:id/expenses',
  roles: staffRoles,
  read: both(withId, json(newExpenseSchema)),
  answer: async ([{ id }, expense], { staff, idempotencyKey }) => {
    const project = await requireProject(staff, id);
    const once = idempotencyKeyOf(idempotencyKey, 'expenses', staff.id, { id, ...expense });
    const stored = await storeExpense(expense, project, { actor: actorOf(staff), once });
    return { status: 201, json: toldOf(stored) };
  },
});

/**
 * PATCH /api/desk/expenses/{id}: 200 and the changed expense, which may be removed or restored; for its author and the owner.
 * 409 for an old version.
 */
export const changeExpense = staffRoute({
  method: 'PATCH',
  path: '/api/desk/expenses/:id',
  roles: staffRoles,
  read: both(withId, json(expenseChangeSchema)),
  answer: async ([{ id }, asked], { staff }) => {
    const { removed } = asked;
    const expense = await changeEntity(expenses, {
      id,
      asked,
      actor: actorOf(staff),
      action: removed ? 'removed' : 'put back',
      decide: ({ authorId }) => {
        if (staff.role !== 'owner' && authorId !== staff.id) throw forbidden(staffMessages.roleMayNot);
        return { removed };
      },
      also: (batch, _, { projectId }) => touchLedger(batch, projectId),
    });
    return { status: 200, json: toldOf(expense) };
  },
});
