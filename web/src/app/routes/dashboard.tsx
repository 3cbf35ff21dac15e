import { paths } from '@welding/domain/paths';
import { Suspense, useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { PageMetadata } from '#app/page-metadata.tsx';
import { PaymentReturn } from '#portal/checkout/payment-return.tsx';
import { syncSessionAcrossTabs } from '#portal/session/leave-session.ts';
import { sessionTexts } from '#portal/session/session-texts.ts';
import { SignInPanel } from '#portal/session/sign-in-panel.tsx';
import { signInTexts } from '#portal/session/sign-in-texts.tsx';
import { ListSkeleton } from '#shared/live-lists/loaded-view.tsx';
import { personOf, portalSession, usePortalSession } from '#shared/session/portal-session.ts';
import { storedSessionScript } from '#shared/storage/storage-keys.ts';
import { Spinner } from '#shared/ui/button.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { useHydrated } from '#shared/ui/use-hydrated.ts';

const noop = () => {};

const SignInByLink = lazyPart(async () => (await import('#portal/session/link-pages.tsx')).SignInByLink);
const KeepEmailByLink = lazyPart(
  async () => (await import('#portal/session/link-pages.tsx')).KeepEmailByLink,
);
/** The hash before the token in a mail's link (functions/src/sign-in/send-code.ts, messages/queue-email-changed.ts). */
const linkMarks = { 'by-link': '#sign-in=', 'taking-back': '#keep-email=' } as const;

function linkOf(hash: string): keyof typeof linkMarks | undefined {
  if (hash.startsWith(linkMarks['by-link'])) return 'by-link';
  return hash.startsWith(linkMarks['taking-back']) ? 'taking-back' : undefined;
}

/** A failed fetch is repeated when the code is needed. */
const quietly = (code: Promise<unknown>) => code.then(noop, noop);
const SignedInDashboard = lazyPart(async () => {
  const dashboard = await import('./dashboard/signed-in-dashboard.tsx');
  await quietly(dashboard.dashboardReady);
  return dashboard.SignedInDashboard;
});
const prepareSignIn = () => {
  void quietly(SignedInDashboard.preload());
  void quietly(import('#portal/live-lists/portal-source.ts'));
};

/** Resolves when the portal of a kept session can be shown at once. */
export const ready: Promise<void> =
  !import.meta.env.SSR && portalSession.current().phase === 'signed-in'
    ? quietly(SignedInDashboard.preload())
    : Promise.resolve();

/** After hydration the page itself decides what to show. */
function forgetStoredSessionMark(): void {
  delete document.documentElement.dataset['portal'];
}

export function Component() {
  const t = signInTexts();
  const session = usePortalSession();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const phase = (isHydrated && linkOf(hash)) || session.phase;
  const leaveLink = () => void navigate(paths.dashboard, { replace: true });
  useEffect(syncSessionAcrossTabs, []);
  // `session` alone is not enough: during hydration it says that no one is signed in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of it is the moment to look again.
  useLayoutEffect(() => {
    if (portalSession.current().phase !== 'signed-in') forgetStoredSessionMark();
  }, [session]);

  return (
    // As high as the screen, so that the footer does not jump on sign-in.
    <div className="page-width flex min-h-svh flex-col py-8 sm:py-12">
      <PageMetadata title={t.clientPortal} description={t.pageDescription} />
      <PaymentReturn />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, which has to run before the first paint */}
      <script dangerouslySetInnerHTML={{ __html: storedSessionScript }} />
      {phase === 'by-link' && (
        <Suspense fallback={<PortalSkeleton />}>
          <SignInByLink token={hash.slice(linkMarks[phase].length)} onLeave={leaveLink} />
        </Suspense>
      )}
      {phase === 'taking-back' && (
        <Suspense fallback={<PortalSkeleton />}>
          <KeepEmailByLink token={hash.slice(linkMarks[phase].length)} onLeave={leaveLink} />
        </Suspense>
      )}
      {phase === 'signed-out' && session.phase === 'signed-out' && (
        <>
          <div className="portal-door sm:my-auto">
            <SignInPanel notice={session.notice} onTyping={prepareSignIn} />
          </div>
          <div className="portal-kept">
            <PortalSkeleton />
          </div>
        </>
      )}
      {phase === 'signing-out' && (
        <div className="m-auto">
          <Spinner label={sessionTexts().loggingOut} className="size-10 text-ember" />
        </div>
      )}
      {phase === 'signed-in' && session.phase === 'signed-in' && (
        <Suspense fallback={<PortalSkeleton />}>
          <SignedInDashboard
            key={personOf(session.client)}
            client={session.client}
            keep={session.keep}
            fresh={session.fresh}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The portal's placeholder, as high as the screen so that the footer does not jump. */
function PortalSkeleton() {
  return (
    <div className="grid min-h-svh content-start gap-6">
      <div aria-hidden="true" className="skeleton h-11 w-72 max-w-full" />
      <div className="grid gap-6 lg:grid-cols-2">
        <div className="panel p-5 sm:p-6">
          <ListSkeleton label={sessionTexts().loadingPortal} rows={4} />
        </div>
        <div aria-hidden="true" className="panel p-5 sm:p-6">
          <div className="skeleton h-40 w-full" />
        </div>
      </div>
    </div>
  );
}
