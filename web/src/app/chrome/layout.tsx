import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { ToastRegion } from '#shared/ui/toast/toast-region.tsx';
import { AppNotices } from './app-notices.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { PageLoading } from './page-loading.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { useScrollPosition } from './use-scroll-position.ts';

/** What every page stands in: navigation, the page, footer, notifications. */
export function Layout() {
  const { pathname } = useLocation();
  useScrollPosition();
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <Suspense fallback={<PageLoading />}>
          <ErrorBoundary key={pathname}>
            <Outlet />
          </ErrorBoundary>
        </Suspense>
      </main>
      <SiteFooter />
      <AppNotices />
      <ToastRegion />
    </>
  );
}
