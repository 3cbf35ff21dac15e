import { type Estimate, estimateTitle } from '@welding/domain/entities/estimate';
import { askedCents, type Invoice } from '@welding/domain/entities/invoice';
import { localTitle } from '@welding/domain/entities/local-title';
import { paths } from '@welding/domain/paths';
import { formatCents, formatDollars } from '@welding/domain/values/money';
import { formatDay } from '@welding/domain/values/words';
import { ChevronRight, FileText } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import type { LiveList } from '#portal/live-lists/live-list.ts';
import { LiveListCard } from '#portal/live-lists/live-list-card.tsx';
import { usePortalList } from '#portal/live-lists/use-portal-list.ts';
import { entriesOf } from '#shared/live-lists/complete.ts';
import { useSees } from '#shared/session/portal-session.ts';
import { StatusBadge } from '#shared/ui/panel.tsx';
import {
  portalEstimateBadge,
  portalEstimatesList,
  portalInvoiceBadge,
  portalInvoicesList,
  useChicagoToday,
} from './paper-lists.ts';
import { portalPaperTexts } from './portal-paper-texts.tsx';

export function PapersCard({ clientId }: { clientId: string }) {
  const t = portalPaperTexts();
  const today = useChicagoToday();
  const [seesEstimates, seesInvoices] = [useSees('estimates'), useSees('invoices')];
  const estimates = usePortalList(seesEstimates ? portalEstimatesList : undefined, clientId);
  const invoices = usePortalList(seesInvoices ? portalInvoicesList : undefined, clientId);
  const both = mergeLists(estimates, invoices);
  const papers: LiveList<Estimate | Invoice> = seesEstimates ? (seesInvoices ? both : estimates) : invoices;
  return (
    <LiveListCard title={t.title} icon={FileText} noun={t.noun} list={papers} empty={<p>{t.nonePapers}</p>}>
      {(items) => (
        <ul className="grid grid-cols-1 gap-2">
          {items.map((item) =>
            isInvoice(item) ? (
              <InvoiceRow key={item.id} invoice={item} today={today} />
            ) : (
              <EstimateRow key={item.id} estimate={item} today={today} />
            ),
          )}
        </ul>
      )}
    </LiveListCard>
  );
}

function isInvoice(paper: Estimate | Invoice): paper is Invoice {
  return 'dueDate' in paper;
}

function EstimateRow({ estimate, today }: { estimate: Estimate; today: string }) {
  const { id, total, validUntil, status, projectTitle } = estimate;
  return (
    <Row
      to={paths.estimate(id)}
      name={estimateTitle(estimate)}
      badge={portalEstimateBadge(estimate, today)}
      title={projectTitle && localTitle(projectTitle)}
    >
      {status === 'sent'
        ? portalPaperTexts().totalValidUntil(formatDollars(total), formatDay(validUntil))
        : formatDollars(total)}
    </Row>
  );
}

function InvoiceRow({ invoice, today }: { invoice: Invoice; today: string }) {
  const t = portalPaperTexts();
  const { id, number, total, dueDate, status, onItsWay, projectTitle } = invoice;
  const asked = askedCents(invoice);
  const facts = [
    asked > 0 && t.toPayBy(formatCents(asked), formatDay(dueDate)),
    onItsWay && t.onItsWayNow(formatDollars(onItsWay)),
  ];
  return (
    <Row
      to={paths.invoice(id)}
      name={t.invoice(number)}
      badge={portalInvoiceBadge(invoice, today)}
      title={projectTitle && localTitle(projectTitle)}
    >
      {status === 'open' ? facts.filter(Boolean).join(' · ') : formatDollars(total)}
    </Row>
  );
}

type RowProps = {
  to: string;
  name: string;
  badge: ComponentProps<typeof StatusBadge>;
  title: string | undefined;
  children: ReactNode;
};

function Row({ to, name, badge, title, children }: RowProps) {
  return (
    <li>
      <Link to={to} className="list-row-button">
        <span className="grid min-w-0 flex-1 justify-items-start gap-1.5">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <span className="wrap-anywhere font-semibold">{name}</span>
            <StatusBadge {...badge} />
          </span>
          {title && <span className="wrap-anywhere text-base-content/80 text-sm">{title}</span>}
          <span className="tabular-nums">{children}</span>
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 opacity-60" />
      </Link>
    </li>
  );
}

/** Merges two lists: as complete as the worse one, as old as the older. */
export function mergeLists<One, Other>(one: LiveList<One>, other: LiveList<Other>): LiveList<One | Other> {
  const failed = [one, other].filter((list) => list.status === 'error');
  if (failed.length > 0) {
    const retry = () => {
      for (const list of failed) list.retry();
    };
    return { status: 'error', offline: failed.every(({ offline }) => offline), retry };
  }
  if (one.status !== 'ready' || other.status !== 'ready') return { status: 'loading' };
  return {
    status: 'ready',
    ...entriesOf([...one.items, ...other.items], one.isComplete && other.isComplete),
    unreadable: one.unreadable + other.unreadable,
    isFull: one.isFull || other.isFull,
    offline: one.offline || other.offline,
    asOf: earlier(one.asOf, other.asOf),
  };
}

function earlier(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other;
  return one < other ? one : other;
}
