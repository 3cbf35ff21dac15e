import { lazy } from 'react';
import { Navigate, Outlet, Route, Routes } from 'react-router';
import { deskPaths, moneyPaths } from '#desk/paths.ts';
import { SubPages } from '#desk/ui/sub-pages.tsx';
import { MoneyOverview } from './money-overview.tsx';

const EstimatesPage = lazy(async () => ({
  default: (await import('#desk/estimates/estimates-page.tsx')).EstimatesPage,
}));
const NewEstimatePage = lazy(async () => ({
  default: (await import('#desk/estimates/new-estimate-page.tsx')).NewEstimatePage,
}));
const EstimatePage = lazy(async () => ({
  default: (await import('#desk/estimates/estimate-page.tsx')).EstimatePage,
}));
const InvoicesPage = lazy(async () => ({
  default: (await import('#desk/invoices/invoices-page.tsx')).InvoicesPage,
}));
const NewInvoicePage = lazy(async () => ({
  default: (await import('#desk/invoices/new-invoice-page.tsx')).NewInvoicePage,
}));
const InvoicePage = lazy(async () => ({
  default: (await import('#desk/invoices/invoice-page.tsx')).InvoicePage,
}));
const StripePage = lazy(async () => ({ default: (await import('./stripe-page.tsx')).StripePage }));

const pages = [
  { path: deskPaths.money, label: 'Overview' },
  { path: moneyPaths.estimates, label: 'Estimates' },
  { path: moneyPaths.invoices, label: 'Invoices' },
  { path: moneyPaths.stripe, label: 'Stripe' },
] as const;

/** Everything about money: what came in and is owed, estimates, invoices, and Stripe's books. */
export function MoneyScreen() {
  return (
    <Routes>
      <Route element={<MoneyLists />}>
        <Route index element={<MoneyOverview />} />
        <Route path="estimates" element={<EstimatesPage />} />
        <Route path="invoices" element={<InvoicesPage />} />
        <Route path="stripe" element={<StripePage />} />
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
  return (
    <div className="grid gap-6">
      <h1 className="display text-4xl sm:text-5xl">Money</h1>
      <SubPages label="Money" pages={pages} />
      <Outlet />
    </div>
  );
}
