import type { Actor } from '@welding/domain/entities/audit-entry';
import { importTexts } from '@welding/domain/entities/import-texts';
import { listInvoicesOfProjects } from '#invoices/invoices.ts';
import { showOldBalance } from '#invoices/write-invoice.ts';
import { conflict, notFound } from '#refusal.ts';
import { listMade } from './import-pages.ts';
import { imports } from './imports.ts';

const atOnce = 10;

type Shown = {
  readonly id: string;
  /** When all balances were shown. */
  readonly shownAt?: string | undefined;
  readonly left: number;
};

/**
 * Shows all balances of an import to their clients. A repeated call goes on where an interrupted one ended.
 * @param hasTime false ends the call; `left` then counts the balances for the next one
 * @throws Refusal not_found; conflict for an import of something else, or that is being undone
 */
export async function showImport(id: string, actor: Actor, hasTime: () => boolean): Promise<Shown> {
  const t = importTexts();
  const document = (await imports()).doc(id);
  const found = (await document.get()).data();
  if (!found) throw notFound();
  if (found.kind !== 'balances') throw conflict(t.onlyBalances);
  if (found.undoingSince) throw conflict(t.beingUndone);
  if (found.shownAt) return { id, shownAt: found.shownAt, left: 0 };
  const byProject = await listInvoicesOfProjects((await listMade(found)).map((made) => made.id));
  const hidden = [...byProject.values()]
    .flatMap((invoices) => (Array.isArray(invoices) ? invoices : []))
    .filter(({ onPortal }) => !onPortal);
  for (let from = 0; from < hidden.length; from += atOnce) {
    if (!hasTime()) return { id, left: hidden.length - from };
    await Promise.all(hidden.slice(from, from + atOnce).map((invoice) => showOldBalance(invoice.id, actor)));
  }
  const shownAt = new Date().toISOString();
  await document.update(await imports.encodeFields({ shownAt }));
  return { id, shownAt, left: 0 };
}
