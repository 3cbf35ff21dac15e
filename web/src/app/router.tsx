import { type ComponentType, lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { paths } from '#lib/paths.ts';
import { CheckoutLoading } from './checkout-loading.tsx';
import { ClientOnly } from './client-only.tsx';
import { Layout } from './layout.tsx';

const Home = lazyRoute(() => import('./routes/home.tsx'));
const Services = lazyRoute(() => import('./routes/services.tsx'));
const Dashboard = lazyRoute(() => import('./routes/dashboard.tsx'));
const Checkout = lazyRoute(() => import('./routes/checkout.tsx'));
const NotFound = lazyRoute(() => import('./routes/not-found.tsx'));

/** Every page of the app; each route's code is fetched when it is first shown. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route path={paths.home} element={<Home />} />
        <Route path={paths.services} element={<Services />} />
        <Route path={paths.dashboard} element={<Dashboard />} />
        <Route
          path={`${paths.checkout}/:projectId?`}
          element={
            <ClientOnly loading={<CheckoutLoading />}>
              <Checkout />
            </ClientOnly>
          }
        />
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}

function lazyRoute(load: () => Promise<{ Component: ComponentType }>) {
  return lazy(async () => ({ default: (await load()).Component }));
}
