import { Route, Routes } from 'react-router-dom';
import { paths } from '#shared/api/paths.ts';
import { CheckoutLoading } from './chrome/checkout-loading.tsx';
import { Layout } from './chrome/layout.tsx';
import { ClientOnly } from './client-only.tsx';
import { lazyPage } from './lazy-page.tsx';

const home = lazyPage(() => import('./routes/home.tsx'));
const services = lazyPage(() => import('./routes/services.tsx'));
const dashboard = lazyPage(async () => {
  const { Component, keptPortal } = await import('./routes/dashboard.tsx');
  await keptPortal;
  return { Component };
});
const checkout = lazyPage(() => import('./routes/checkout.tsx'));
const notFound = lazyPage(() => import('./routes/not-found.tsx'));

/** Every page of the app. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route path={paths.home} element={<home.Page />} />
        <Route path={paths.services} element={<services.Page />} />
        <Route path={paths.dashboard} element={<dashboard.Page />} />
        <Route
          path={`${paths.checkout}/:projectId?`}
          element={
            <ClientOnly loading={<CheckoutLoading />}>
              <checkout.Page />
            </ClientOnly>
          }
        />
        <Route path="*" element={<notFound.Page />} />
      </Route>
    </Routes>
  );
}

/**
 * Fetches the code of the page at `pathname`. Before hydration: React throws prerendered HTML away when something
 * around it changes while its code is still on the way.
 */
export async function preloadPage(pathname: string): Promise<void> {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  if (path === paths.home) await home.preload();
  else if (path === paths.services) await services.preload();
  else if (path === paths.dashboard) await dashboard.preload();
  else if (path === paths.checkout || path.startsWith(`${paths.checkout}/`)) await checkout.preload();
  else await notFound.preload();
}
