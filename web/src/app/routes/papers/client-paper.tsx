import type { ContactRole } from '@welding/domain/entities/client';
import { paths } from '@welding/domain/paths';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { PageLoading } from '#app/chrome/layout.tsx';
import { portalPlace, usePortalConnection } from '#portal/live-lists/portal-place.tsx';
import type { DuePayment as Due } from '#portal/papers/deposit-due.tsx';
import { checkSession } from '#portal/session/check-session.ts';
import { useConfirmed } from '#portal/session/confirmed.ts';
import { leaveLostSession, syncSessionAcrossTabs } from '#portal/session/leave-session.ts';
import { sessionTexts } from '#portal/session/session-texts.ts';
import { SignInPanel } from '#portal/session/sign-in-panel.tsx';
import { signInTexts } from '#portal/session/sign-in-texts.tsx';
import { type PortalClient, personOf, usePortalSession, useSees } from '#shared/session/portal-session.ts';
import { LinkButton, Spinner } from '#shared/ui/button.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { useHydrated } from '#shared/ui/use-hydrated.ts';
import { focusIfLost } from '#shared/ui/use-modal.ts';
import { paperPagesTexts } from './paper-pages-texts.tsx';

const ConfirmPanel = lazyPart(
  async () => (await import('#portal/session/confirm-panel.tsx')).ConfirmPanel,
  portalPlace,
);
const DuePaymentForm = lazyPart(
  async () => (await import('#portal/checkout/payment-form.tsx')).DuePaymentForm,
  portalPlace,
);

type PaperParts = {
  readonly clientId: string;
  readonly confirm: (onConfirmed: () => void) => ReactNode;
  readonly payNow: (due: Due, onPaid: () => void) => ReactNode;
  readonly onSessionLost: typeof leaveLostSession;
};

type ClientPaperProps = {
  /** The purpose of the code, such as: see your estimate. */
  purpose: string;
  /** A contact needs this role. */
  seenBy: ContactRole;
  children: (parts: PaperParts) => ReactNode;
};

const nothingToDo = () => undefined;

/** A paper in the portal: the client signs in, confirms with a code, and then sees it. */
export function ClientPaper({ purpose, seenBy, children }: ClientPaperProps) {
  const t = paperPagesTexts();
  const session = usePortalSession();
  const isHydrated = useHydrated();
  useEffect(syncSessionAcrossTabs, []);
  if (!isHydrated) return <PageLoading />;
  return (
    <div className="page-width min-h-svh py-8 sm:py-12">
      {session.phase === 'signed-out' && (
        <SignInPanel notice={session.notice ?? t.signInFirst} onTyping={nothingToDo} />
      )}
      {session.phase === 'signing-out' && (
        <div className="grid min-h-svh place-items-center">
          <Spinner label={t.loggingOut} className="size-10 text-ember" />
        </div>
      )}
      {session.phase === 'signed-in' && (
        <Suspense fallback={<PageLoading />}>
          <SignedInPaper key={personOf(session.client)} {...session} purpose={purpose} seenBy={seenBy}>
            {children}
          </SignedInPaper>
        </Suspense>
      )}
    </div>
  );
}

type SignedInPaperProps = ClientPaperProps & { client: PortalClient; keep: boolean };

function SignedInPaper({ client, keep, purpose, seenBy, children }: SignedInPaperProps) {
  const t = sessionTexts();
  const clientId = client.id;
  const isConfirmed = useConfirmed(clientId);
  const isOwn = useSees(seenBy);
  const place = useRef<HTMLDivElement>(null);
  const wasAsked = useRef(false);
  // The focused code field is gone.
  useEffect(() => {
    if (isConfirmed && wasAsked.current) focusIfLost(place.current);
    wasAsked.current = !isConfirmed;
  }, [isConfirmed]);
  usePortalConnection({
    client,
    keep,
    onSessionEnded: () => leaveLostSession('ended'),
    onAccessChanged: () => checkSession(clientId),
    onRefused: () => checkSession(clientId),
  });
  const confirm = (onConfirmed: () => void) => (
    <div className="max-w-2xl">
      <ConfirmPanel
        clientId={clientId}
        purpose={purpose}
        onConfirmed={onConfirmed}
        onSessionLost={leaveLostSession}
      />
    </div>
  );
  if (!isOwn) {
    return (
      <div className="grid gap-5">
        <p className="max-w-prose">
          {signInTexts().otherRole(<PhoneLink className="link whitespace-nowrap" />)}
        </p>
        <LinkButton to={paths.dashboard} className="justify-self-start">
          {t.goToPortal}
        </LinkButton>
      </div>
    );
  }
  if (!isConfirmed) {
    return (
      <div className="grid gap-5">
        <h1 className="display wrap-anywhere text-4xl sm:text-5xl">{t.welcome(client.firstName)}</h1>
        {confirm(nothingToDo)}
      </div>
    );
  }
  const parts: PaperParts = {
    clientId,
    confirm,
    payNow: (due, onPaid) => <DuePaymentForm due={due} onPaid={onPaid} onSessionLost={leaveLostSession} />,
    onSessionLost: leaveLostSession,
  };
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <Suspense fallback={<PageLoading />}>{children(parts)}</Suspense>
    </div>
  );
}
