import { atSite, paths, quoteSectionId, readSitePath } from '@welding/domain/paths';
import { business } from '@welding/domain/values/business';
import { Phone, Siren } from 'lucide-react';
import { Suspense, useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router';
import { routeAt } from '#app/route-table.ts';
import { ErrorBoundary } from '#shared/errors/error-boundary.tsx';
import { LinkButton, Spinner } from '#shared/ui/button.tsx';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { ToastRegion } from '#shared/ui/toast/toast-region.tsx';
import { AppNotices } from './app-notices.tsx';
import { chromeTexts } from './chrome-texts.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

const trouble = () => ({
  title: chromeTexts().somethingBroke,
  advice: chromeTexts().tryOrCall(<PhoneLink className="link" />),
  wayOut: <LinkButton href={atSite(paths.home)}>{chromeTexts().backToHome}</LinkButton>,
});

export function Layout() {
  const t = chromeTexts();
  const { pathname } = useLocation();
  const route = routeAt(readSitePath(pathname).path);
  useScrollPosition();
  return (
    <>
      <a href="#main" className="skip-link">
        {t.skipToContent}
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        {route?.listed === false && (
          <noscript>
            <p className="page-width pt-8 font-semibold">{t.needsScripts(<PhoneLink className="link" />)}</p>
          </noscript>
        )}
        <Suspense fallback={<PageLoading />}>
          <ErrorBoundary key={pathname} {...trouble()}>
            <Outlet />
          </ErrorBoundary>
        </Suspense>
      </main>
      <SiteFooter />
      {route?.listed && <CallBar />}
      <AppNotices />
      <ToastRegion />
    </>
  );
}

const positions = new Map<string, number>();

/**
 * Scrolls like a browser does between documents: a new page starts at its top or hash, going back restores the position, and
 * the page gets the focus. The home page scrolls to the quote section itself (specification section 9).
 */
function useScrollPosition(): void {
  const { key, pathname, hash } = useLocation();
  const cause = useNavigationType();
  const shownPathname = useRef(pathname);

  useLayoutEffect(() => {
    if (shownPathname.current === pathname && !hash) return;
    const isNewPage = shownPathname.current !== pathname;
    shownPathname.current = pathname;
    const target = hash && hash !== `#${quoteSectionId}` ? document.getElementById(hash.slice(1)) : null;
    if (isNewPage && cause !== 'POP') document.getElementById('main')?.focus({ preventScroll: true });
    if (cause === 'POP') {
      if (isNewPage) scrollTo({ top: positions.get(key) ?? 0, behavior: 'instant' });
    } else if (target) target.scrollIntoView(isNewPage ? { behavior: 'instant' } : {});
    else if (isNewPage) scrollTo({ top: 0, behavior: 'instant' });
  }, [key, pathname, hash, cause]);

  useLayoutEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);
}

/** Both numbers at the bottom of phones. Forms cover it. */
function CallBar() {
  const t = chromeTexts();
  return (
    <nav aria-label={t.callUs} data-theme="steel-dark" className="call-bar">
      <PhoneLink className="call-bar-link">
        <Phone aria-hidden="true" className="size-5 shrink-0 text-ember" />
        <span>
          <span className="block text-sm">{t.callUs}</span>
          <strong>{business.phone}</strong>
        </span>
      </PhoneLink>
      <PhoneLink emergency className="call-bar-link">
        <Siren aria-hidden="true" className="size-5 shrink-0 text-ember" />
        <span>
          <span className="block text-sm">{t.hotline}</span>
          <strong>{business.emergencyPhone}</strong>
        </span>
      </PhoneLink>
    </nav>
  );
}

export function PageLoading() {
  return (
    <div className="grid min-h-svh place-items-center">
      <Spinner label={chromeTexts().loadingPage} className="size-10 text-ember" />
    </div>
  );
}
