import { renewEstimateWithoutTax } from '@welding/domain/contracts/estimates';
import { renewInvoiceWithoutTax } from '@welding/domain/contracts/invoices';
import { estimateName, estimateSchema } from '@welding/domain/entities/estimate';
import { invoiceSchema } from '@welding/domain/entities/invoice';
import { asksTax } from '@welding/domain/entities/totals';
import { errorCodes } from '@welding/domain/error-codes';
import { deskPaths } from '@welding/domain/paths';
import { formatDollars } from '@welding/domain/values/money';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useDeskList, wholeListOf } from '#desk/live/use-desk-list.ts';
import { atVersion, deskCall } from '#desk/session/desk-call.ts';
import { problemWords } from '#desk/ui/desk-list-view.tsx';
import { SaveProblem } from '#desk/ui/save-problem.tsx';
import { createIdempotencyKeys } from '#shared/api/idempotency-keys.ts';
import { useSave } from '#shared/form/use-save.ts';
import { LoadProblem } from '#shared/live-lists/loaded-view.tsx';
import { Button } from '#shared/ui/button.tsx';
import { companyPanelTexts } from './clients-texts.tsx';

const most = 1000;

/** An exempt client's open papers that still ask sales tax, each with a button for a version without it. */
export function TaxedPapers({ clientId }: { clientId: string }) {
  const ofClient = { where: [['clientId', '==', clientId]], limit: most } as const;
  const invoices = wholeListOf(useDeskList({ ...ofClient, collection: 'invoices', schema: invoiceSchema }));
  const estimates = wholeListOf(
    useDeskList({
      ...ofClient,
      collection: 'estimates',
      schema: estimateSchema,
      order: ['createdAt', 'desc'],
    }),
  );
  const t = companyPanelTexts();
  const failed = [invoices, estimates].find((list) => list.status === 'error');
  if (failed) return <LoadProblem what={t.papers} of={failed} {...problemWords()} />;
  if (invoices.status !== 'ready' || estimates.status !== 'ready') return null;
  const openEstimates = estimates.items.filter(
    (estimate) => (estimate.status === 'draft' || estimate.status === 'sent') && asksTax(estimate),
  );
  const openInvoices = invoices.items.filter((invoice) => invoice.status === 'open' && asksTax(invoice));
  if (openEstimates.length + openInvoices.length === 0) return null;
  return (
    <section aria-label={t.taxedPapers} className="grid gap-2">
      <h3 className="font-bold">{t.taxedPapers}</h3>
      <p>{t.taxedPapersExplained}</p>
      <ul className="grid gap-2">
        {openEstimates.map((estimate) => (
          <Paper
            key={estimate.id}
            path={deskPaths.estimate(estimate.id)}
            name={estimateName(estimate)}
            total={estimate.total}
            renew={(_, key) => deskCall(renewEstimateWithoutTax, { id: estimate.id, body: {}, key })}
          />
        ))}
        {openInvoices.map((invoice) => (
          <Paper
            key={invoice.id}
            path={deskPaths.invoice(invoice.id)}
            name={invoice.number}
            total={invoice.total}
            renew={(isConfirmed, key) =>
              deskCall(renewInvoiceWithoutTax, {
                ...atVersion(invoice, isConfirmed ? { despiteTransfer: true } : {}),
                key,
              })
            }
          />
        ))}
      </ul>
    </section>
  );
}

type PaperProps = {
  path: string;
  name: ReactNode;
  total: number;
  renew: (isConfirmed: boolean, key: string) => Promise<unknown>;
};

function Paper({ path, name, total, renew }: PaperProps) {
  const t = companyPanelTexts();
  const [key] = useState(() => createIdempotencyKeys().keyFor(path));
  const { state, save } = useSave();
  const isAsked = state.phase === 'conflict' && state.code === errorCodes.transferOnItsWay;
  const press = (isConfirmed = false) => void save(() => renew(isConfirmed, key));
  return (
    <li className="list-row-plain flex-wrap">
      <Link to={path} className="link inline-flex min-h-11 min-w-0 grow items-center font-semibold">
        {name}
      </Link>
      <span className="tabular-nums">{formatDollars(total)}</span>
      <SaveProblem state={state} onConfirm={() => press(true)} />
      {!isAsked && (
        <Button isBusy={state.phase === 'saving'} onClick={() => press()}>
          {t.withoutTax}
        </Button>
      )}
    </li>
  );
}
