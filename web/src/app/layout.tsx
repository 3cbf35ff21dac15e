import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ToastRegion } from '#components/toast/toast-region.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { PageLoading } from './page-loading.tsx';

/** What every page stands in: navigation, the page, footer, notifications. */
export function Layout() {
  const { pathname } = useLocation();
  return (
    <>
      <main id="main" tabIndex={-1}>
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<PageLoading />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <ToastRegion />
    </>
  );
}
