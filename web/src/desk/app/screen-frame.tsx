import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useNewRequestCount } from '#desk/requests/new-requests.ts';
import { ErrorBoundary } from '#shared/errors/error-boundary.tsx';
import { Spinner } from '#shared/ui/spinner.tsx';
import { appTexts } from './app-texts.ts';
import { deskTrouble } from './desk-trouble.tsx';

/** What every screen stands in: its title, its loading and its failing. */
export function ScreenFrame({ label, children }: { label: string; children: ReactNode }) {
  const { pathname } = useLocation();
  const newRequests = useNewRequestCount();
  return (
    <>
      <title>{`${newRequests ? `(${newRequests}) ` : ''}${label} | Lakeline Desk`}</title>
      {/* Around what changes with the address: the screen that is left stays until the next one can be shown. */}
      <Suspense
        fallback={
          <div className="grid min-h-[50vh] place-items-center">
            <Spinner label={appTexts().loadingScreen(label)} className="size-10 text-ember" />
          </div>
        }
      >
        <ErrorBoundary key={pathname} {...deskTrouble}>
          {children}
        </ErrorBoundary>
      </Suspense>
    </>
  );
}
