import { randomUUID } from 'node:crypto';
import { type Actor, paperFact } from '@welding/domain/entities/audit-entry';
import { senderToday } from '@welding/domain/entities/client-names';
import { numberKey, type OpenBalance } from '@welding/domain/entities/import-money';
import { importTexts } from '@welding/domain/entities/import-texts';
import { dueDateFrom, type Invoice } from '@welding/domain/entities/invoice';
import { lineTextLimits } from '@welding/domain/entities/money-line';
import type { Project } from '@welding/domain/entities/project';
import { partyOf } from '@welding/domain/entities/recipients';
import { chicagoDate } from '@welding/domain/values/chicago-day';
import { offeredLanguages } from '@welding/domain/values/language';
import { formatDay } from '@welding/domain/values/words';
import { guardClient } from '#clients/guard-client.ts';
import { inLanguage } from '#language.ts';
import { newProject, projects } from '#projects/projects.ts';
import { findMoneySettings } from '#settings/money-settings.ts';
import { importedEntryId } from '#store/audit.ts';
import { guardNumbers } from '#store/counters.ts';
import { addNew } from '#store/create.ts';
import type { Batch } from '#store/firestore.ts';
import { declareQuery, documentsWithOneOf } from '#store/query.ts';
import { invoices } from './invoices.ts';

const ofNumber = declareQuery({ collection: 'invoices', equal: ['number'] });
const ofNumberKey = declareQuery({ collection: 'invoices', equal: ['numberKey'] });

/** The keys (`numberKey`) of these numbers that an invoice of ours or of an earlier import already has. */
export async function listNumbered(numbers: readonly string[]): Promise<ReadonlySet<string>> {
  const collection = await invoices();
  const keys = [...new Set(numbers.map(numberKey))];
  // Our own numbers are their own keys. Balances of earlier releases have no key, but their number as it came.
  const found = await Promise.all([
    documentsWithOneOf([...new Set([...numbers, ...keys])], (some) => ofNumber(collection, [some])),
    documentsWithOneOf(keys, (some) => ofNumberKey(collection, [some])),
  ]);
  return new Set(found.flat().map((document) => numberKey(String(document.get('number')))));
}

/** Whether a project only holds a balance from an earlier system. Those stored before the mark have its title and no number. */
export function isOldBalance({ isOldBalance: isMarked, number, title }: Project): boolean {
  const titles = offeredLanguages.map((language) => inLanguage(language, () => importTexts().balanceBefore));
  return isMarked ?? (number === undefined && titles.includes(title));
}

/**
 * Adds balances from an earlier system to a batch: each becomes an invoice of a finished project, which the client does not see
 * before the owner shows it. It mails no one and takes no number of ours, so that the import can be undone. A past due date
 * becomes today, or reminders would go out at once.
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
  if (balances.length > 0) await guardNumbers(batch, 'invoices');
  const title = importTexts().balanceBefore;
  return await Promise.all(
    balances.map(async ({ clientId, number = '', amount, dueDate, note }) => {
      const client = clients.get(clientId);
      const project = {
        ...newProject({ clientId, title, serviceType: 'other' }),
        status: 'completed',
        finalCost: amount,
        isOldBalance: true,
      };
      const now = project.createdAt;
      const shownNumber = number || `${importTexts().old}-${project.id.slice(0, 6)}`;
      const due = dueDate ?? dueDateFrom(today, client?.dueDays ?? dueDays);
      const on = dueDate ? `, ${formatDay(dueDate)}` : '';
      const said = (note ?? title).slice(0, lineTextLimits.description - on.length).toWellFormed();
      const description = said + on;
      const invoice: Invoice = {
        id: randomUUID(),
        number: shownNumber,
        numberKey: numberKey(shownNumber),
        clientId,
        projectId: project.id,
        status: 'open',
        onPortal: false,
        lines: [{ kind: 'other', description, quantity: 1, unitPrice: amount, taxable: false }],
        total: amount,
        credited: 0,
        paid: 0,
        balance: amount,
        dueDate: due < today ? today : due,
        projectTitle: title,
        sender: senderToday(),
        ...(client && { recipient: partyOf(client, 'invoices') }),
        credits: [],
        createdAt: now,
      };
      await addNew(batch, projects, project, actor, { entryId: importedEntryId(project.id) });
      await addNew(batch, invoices, invoice, actor, {
        facts: [paperFact(invoice)],
        entryId: importedEntryId(invoice.id),
      });
      return project.id;
    }),
  );
}
