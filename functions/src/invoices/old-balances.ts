import { randomUUID } from 'node:crypto';
import { type Actor, paperFact } from '@welding/domain/entities/audit-entry';
import { partyOf, senderToday } from '@welding/domain/entities/client-names';
import type { OpenBalance } from '@welding/domain/entities/import-money';
import { importTexts } from '@welding/domain/entities/import-request';
import { dueDateFrom, type Invoice } from '@welding/domain/entities/invoice';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { formatDay } from '@welding/domain/values/words';
import { guardClient } from '#clients/guard-client.ts';
import { newProject, projects } from '#projects/projects.ts';
import { findMoneySettings } from '#settings/money-settings.ts';
import { addNew } from '#store/create.ts';
import type { Batch } from '#store/firestore.ts';
import { declareQuery, documentsWithOneOf } from '#store/query.ts';
import { invoices } from './invoices.ts';

const ofNumber = declareQuery({ collection: 'invoices', equal: ['number'] });

/** Which of these numbers an invoice already has. */
export async function listNumbered(numbers: readonly string[]): Promise<ReadonlySet<string>> {
  const collection = await invoices();
  const found = await documentsWithOneOf(numbers, (some) => ofNumber(collection, [some]));
  return new Set(found.map((document) => String(document.get('number'))));
}

/**
 * Adds balances from an earlier system to a batch: each becomes a sent invoice of a finished project. It mails no one and takes
 * no number of ours, so that the import can be undone. A past due date becomes today, or reminders would go out at once.
 * @returns the projects' ids
 */
export async function addOldBalances(
  batch: Batch,
  balances: readonly OpenBalance[],
  actor: Actor,
): Promise<string[]> {
  const { dueDays } = await findMoneySettings();
  const today = chicagoDate(new Date());
  const ids = [...new Set(balances.map(({ clientId }) => clientId))];
  const guarded = await Promise.all(ids.map((id) => guardClient(batch, id)));
  const clients = new Map(guarded.map((client) => [client.id, client]));
  const title = importTexts().balanceBefore;
  return await Promise.all(
    balances.map(async ({ clientId, number = '', amount, dueDate, note }) => {
      const client = clients.get(clientId);
      const project = {
        ...newProject({ clientId, title, serviceType: 'other' }),
        status: 'completed',
        finalCost: amount,
      };
      const now = project.createdAt;
      const due = dueDate ?? dueDateFrom(today, client?.dueDays ?? dueDays);
      const description = [note ?? title, dueDate && formatDay(dueDate)].filter(Boolean).join(', ');
      const invoice: Invoice = {
        id: randomUUID(),
        number: number || `${importTexts().old}-${project.id.slice(0, 6)}`,
        clientId,
        projectId: project.id,
        status: 'open',
        onPortal: true,
        lines: [{ kind: 'other', description, quantity: 1, unitPrice: amount, taxable: false }],
        total: amount,
        credited: 0,
        paid: 0,
        balance: amount,
        dueDate: due < today ? today : due,
        projectTitle: title,
        sender: senderToday(),
        ...(client && { recipient: partyOf(client) }),
        credits: [],
        sentAt: now,
        createdAt: now,
      };
      await addNew(batch, projects, project, actor);
      await addNew(batch, invoices, invoice, actor, { facts: [paperFact(invoice)] });
      return project.id;
    }),
  );
}
