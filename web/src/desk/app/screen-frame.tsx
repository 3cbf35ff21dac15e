import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useNewRequestCount } from '#desk/requests/new-requests.ts';
import { Spinner } from '#shared/ui/spinner.tsx';
import { DeskErrorBoundary } from './desk-error-boundary.tsx';

/** What every screen stands in: its title, its loading and its failing. */
export function ScreenFrame({ label, children }: { label: string; children: ReactNode }) {
  const { pathname } = useLocation();
  const newRequests = useNewRequestCount();
  return (
    <>
      <title>{`${newRequests ? `(${newRequests}) ` : ''}${label} | Lakeline Desk`}</title>
      <DeskErrorBoundary key={pathname}>
        <Suspense
          fallback={
            <div className="grid min-h-[50vh] place-items-center">
              <Spinner label={`Loading ${label}`} className="size-10 text-ember" />
            </div>
          }
        >
          {children}
        </Suspense>
      </DeskErrorBoundary>
    </>
  );
}
