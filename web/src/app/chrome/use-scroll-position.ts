import { quoteSectionId } from '@welding/domain/paths';
import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const positions = new Map<string, number>();

/**
 * What a browser does between documents, done between pages of the app: a new page starts at its top or at its hash,
 * going back returns to where one was, and the focus moves to the page. The quote section is left to the home page,
 * which scrolls there a moment later (specification section 9).
 */
export function useScrollPosition(): void {
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
