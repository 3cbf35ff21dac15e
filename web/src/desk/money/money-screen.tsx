import { deskPaths } from '@welding/domain/paths';
import { Navigate, Outlet, Route, Routes } from 'react-router';
import { useIsOwner } from '#desk/session/desk-session.ts';
import { PageHead, SubPages } from '#desk/ui/page-links.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { usePreload } from '#shared/ui/load-moments.ts';
import { MoneyOverview } from './money-overview.tsx';
import { moneyOverviewTexts } from './money-texts.ts';

const EstimatesPage = lazyPart(
  async () => (await import('#desk/estimates/estimates-page.tsx')).EstimatesPage,
);
const NewEstimatePage = lazyPart(
  async () => (await import('#desk/estimates/new-estimate-page.tsx')).NewEstimatePage,
);
const EstimatePage = lazyPart(async () => (await import('#desk/estimates/estimate-page.tsx')).EstimatePage);
const InvoicesPage = lazyPart(async () => (await import('#desk/invoices/invoices-page.tsx')).InvoicesPage);
const NewInvoicePage = lazyPart(
  async () => (await import('#desk/invoices/new-invoice-page.tsx')).NewInvoicePage,
);
const InvoicePage = lazyPart(async () => (await import('#desk/invoices/invoice-page.tsx')).InvoicePage);
const PriceBookPage = lazyPart(
  async () => (await import('#desk/price-book/price-book-page.tsx')).PriceBookPage,
);
const PaymentsPage = lazyPart(async () => (await import('./payments-page.tsx')).PaymentsPage);
const JobsPage = lazyPart(async () => (await import('./jobs-page.tsx')).JobsPage);
const ExportPage = lazyPart(async () => (await import('./export-page.tsx')).ExportPage);
const EarningsPage = lazyPart(async () => (await import('./earnings-page.tsx')).EarningsPage);

const next = [
  EstimatesPage,
  InvoicesPage,
  EstimatePage,
  InvoicePage,
  NewEstimatePage,
  NewInvoicePage,
  PriceBookPage,
  PaymentsPage,
  JobsPage,
];

const pages = [
  { path: deskPaths.money, label: moneyOverviewTexts().overview },
  { path: deskPaths.estimates, label: moneyOverviewTexts().estimates },
  { path: deskPaths.invoices, label: moneyOverviewTexts().invoices },
  { path: deskPaths.payments, label: moneyOverviewTexts().payments },
  { path: deskPaths.jobAccounts, label: moneyOverviewTexts().jobs },
  { path: deskPaths.priceBook, label: moneyOverviewTexts().priceBook },
  { path: deskPaths.exports, label: moneyOverviewTexts().export },
] as const;

/** Owner only. */
const ownersPages = [...pages, { path: deskPaths.earnings, label: moneyOverviewTexts().earnings }];

export function MoneyScreen() {
  const isOwner = useIsOwner();
  usePreload(next);
  return (
    <Routes>
      <Route element={<MoneyLists />}>
        <Route index element={<MoneyOverview />} />
        <Route path="estimates" element={<EstimatesPage />} />
        <Route path="invoices" element={<InvoicesPage />} />
        <Route path="payments" element={<PaymentsPage />} />
        <Route path="jobs" element={<JobsPage />} />
        <Route path="export" element={<ExportPage />} />
        <Route path="price-book" element={<PriceBookPage />} />
        {isOwner && <Route path="earnings" element={<EarningsPage />} />}
      </Route>
      <Route path="estimates/new" element={<NewEstimatePage />} />
      <Route path="estimates/:id" element={<EstimatePage />} />
      <Route path="invoices/new" element={<NewInvoicePage />} />
      <Route path="invoices/:id" element={<InvoicePage />} />
      <Route path="*" element={<Navigate replace to={deskPaths.money} />} />
    </Routes>
  );
}

function MoneyLists() {
  const t = moneyOverviewTexts();
  return (
    <div className="grid gap-6">
      <PageHead title={t.money} />
      <SubPages label={t.money} pages={useIsOwner() ? ownersPages : pages} />
      <Outlet />
    </div>
  );
}
