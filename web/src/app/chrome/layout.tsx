import { atSite, paths, readSitePath } from '@welding/domain/paths';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { routeAt } from '#app/route-table.ts';
import { ErrorBoundary } from '#shared/errors/error-boundary.tsx';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { ToastRegion } from '#shared/ui/toast/toast-region.tsx';
import { AppNotices } from './app-notices.tsx';
import { CallBar } from './call-bar.tsx';
import { chromeTexts } from './chrome-texts.tsx';
import { PageLoading } from './page-loading.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { useScrollPosition } from './use-scroll-position.ts';

const trouble = () => ({
  title: chromeTexts().somethingBroke,
  advice: chromeTexts().tryOrCall(<PhoneLink className="link" />),
  wayOut: (
    <a className="btn btn-outline" href={atSite(paths.home)}>
      {chromeTexts().backToHome}
    </a>
  ),
});

/** What every page stands in: navigation, the page, footer, notifications. */
export function Layout() {
  const { pathname } = useLocation();
  useScrollPosition();
  return (
    <>
      <a href="#main" className="skip-link">
        {chromeTexts().skipToContent}
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <Suspense fallback={<PageLoading />}>
          <ErrorBoundary key={pathname} {...trouble()}>
            <Outlet />
          </ErrorBoundary>
        </Suspense>
      </main>
      <SiteFooter />
      {routeAt(readSitePath(pathname).path)?.listed && <CallBar />}
      <AppNotices />
      <ToastRegion />
    </>
  );
}
