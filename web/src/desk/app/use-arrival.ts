import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Takes whoever follows a link within the desk to the beginning of the new screen, with the focus, as a page that loads
 * would. @returns the ref of the element that begins it
 */
export function useArrival() {
  const { pathname } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const element = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (isBack) return;
    element.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, isBack]);
  return element;
}
