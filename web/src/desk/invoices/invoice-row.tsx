import type { Invoice } from '@welding/domain/entities/invoice';
import { toldTitle } from '@welding/domain/entities/told-title';
import { deskPaths } from '@welding/domain/paths';
import { formatDollars } from '@welding/domain/values/money';
import { Link } from 'react-router';
import { StatusBadge } from '#shared/ui/status-badge.tsx';
import { dueText } from './due-text.ts';
import { invoiceBadge } from './invoice-badge.ts';
import { invoicesTexts } from './invoices-texts.ts';

type InvoiceRowProps = {
  invoice: Invoice;
  /** The Chicago day. */
  today: string;
  /** Whose it is, where the list is of several clients. */
  of?: string | undefined;
};

/** One invoice in a list, with the way to it. */
export function InvoiceRow({ invoice, today, of }: InvoiceRowProps) {
  const { id, number, status, onPortal, total, balance, projectTitle } = invoice;
  const isOwed = status === 'open' && onPortal;
  const facts = [of && number, projectTitle && toldTitle(projectTitle), isOwed && dueText(invoice, today)];
  return (
    <Link to={deskPaths.invoice(id)} className="list-row-button flex-wrap">
      <span className="grid min-w-0 flex-1 basis-52">
        <span className="font-semibold wrap-anywhere">{of ?? number}</span>
        <span className="text-sm text-base-content/75 wrap-anywhere">
          {facts.filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="grid justify-items-end">
        <span className="font-semibold tabular-nums">{formatDollars(isOwed ? balance : total)}</span>
        {isOwed && balance !== total && (
          <span className="text-sm tabular-nums">{invoicesTexts().ofTotal(formatDollars(total))}</span>
        )}
      </span>
      <StatusBadge {...invoiceBadge(invoice, today)} />
    </Link>
  );
}
