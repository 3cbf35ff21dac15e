import type { ClientVisit } from '@welding/domain/entities/appointment';
import { localTitle } from '@welding/domain/entities/local-title';
import type { MyDetails } from '@welding/domain/entities/my-details';
import type { Project } from '@welding/domain/entities/project';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { NotificationsCard, YourDetailsPanel } from '#portal/account/account-panels.tsx';
import { allOf, type LiveList } from '#portal/live-lists/live-list.ts';
import { portalPlace } from '#portal/live-lists/portal-place.tsx';
import { usePortalList } from '#portal/live-lists/use-portal-list.ts';
import { LockedPapers } from '#portal/papers/locked-papers.tsx';
import {
  accountsOfProjects,
  type ProjectAccounts,
  paymentsList,
  portalInvoicesList,
} from '#portal/papers/paper-lists.ts';
import { PhotoConfirmationProvider } from '#portal/projects/photo-confirmation.ts';
import { useConfirmed } from '#portal/session/confirmed.ts';
import { LogOutEverywhere } from '#portal/session/log-out-everywhere.tsx';
import type { SessionLoss } from '#portal/session/session-loss.ts';
import { useSees } from '#shared/session/portal-session.ts';
import { Dialog } from '#shared/ui/dialog.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { focusIfLost } from '#shared/ui/use-modal.ts';
import { dashboardTexts } from './dashboard-texts.ts';

const ConfirmPanel = lazyPart(
  async () => (await import('#portal/session/confirm-panel.tsx')).ConfirmPanel,
  portalPlace,
);
const NewEmailPanel = lazyPart(
  async () => (await import('#portal/session/confirm-panel.tsx')).NewEmailPanel,
  portalPlace,
);
const PaymentHistory = lazyPart(
  async () => (await import('#portal/account/payment-history.tsx')).PaymentHistory,
  portalPlace,
);
const OwnDetails = lazyPart(
  async () => (await import('#portal/account/own-details.tsx')).OwnDetails,
  portalPlace,
);
const VisitChangePanel = lazyPart(
  async () => (await import('#portal/appointments/visit-change-panel.tsx')).VisitChangePanel,
  portalPlace,
);
const OwnDownload = lazyPart(
  async () => (await import('#portal/account/own-data.tsx')).OwnDownload,
  portalPlace,
);

type Purpose = keyof ReturnType<typeof dashboardTexts>['purposes'];

type AccountProps = { clientId: string; onSessionLost: (loss: SessionLoss) => void };

const PapersCard = lazyPart(
  async () => (await import('#portal/papers/papers-card.tsx')).PapersCard,
  portalPlace,
);

/** Fetched early because late code would push the page down. */
export const prepareConfirmed = PapersCard.preload;

/** Estimates and invoices of a confirmed client. Each step takes the focus because the previous element is gone. */
export function Papers(account: AccountProps) {
  const { clientId } = account;
  const place = useRef<HTMLDivElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const isConfirmed = useConfirmed(clientId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the confirmation is a step, too
  useEffect(() => {
    if (isAsked) focusIfLost(place.current);
  }, [isAsked, isConfirmed]);
  // The list replaces the step when the server responds, so the parts below do not move.
  const [minHeight, setMinHeight] = useState<number>();
  const confirm = confirmTo('papers', account)(() => setMinHeight(place.current?.offsetHeight));
  return (
    <div ref={place} tabIndex={-1} className="grid grid-cols-1 outline-none" style={{ minHeight }}>
      {isConfirmed ? (
        <PapersCard clientId={clientId} />
      ) : (
        <LockedPapers confirm={isAsked && confirm} onOpen={() => setIsAsked(true)} />
      )}
    </div>
  );
}

/** The accounts per project, undefined until loaded, or if a list is incomplete; and the lists they add up. */
export function useProjectAccounts(
  clientId: string,
  projects: readonly Project[],
): { accounts: ProjectAccounts | undefined; summed: readonly LiveList<unknown>[] } {
  const seesInvoices = useSees('invoices');
  const isConfirmed = useConfirmed(clientId) && seesInvoices;
  const invoiceList = usePortalList(isConfirmed ? portalInvoicesList : undefined, clientId);
  const paymentList = usePortalList(isConfirmed ? paymentsList : undefined, clientId);
  const [invoices, payments] = [allOf(invoiceList), allOf(paymentList)];
  const accounts = useMemo(
    () => (invoices && payments ? accountsOfProjects(projects, { invoices, payments }) : undefined),
    [projects, invoices, payments],
  );
  return { accounts, summed: accounts ? [invoiceList, paymentList] : [] };
}

/** Its code loads when first opened. */
export function PaidSoFar({ projects, ...account }: AccountProps & { projects: readonly Project[] }) {
  return <PaymentHistory {...account} projects={projects} confirm={confirmTo('payments', account)} />;
}

export function Notifications(account: AccountProps) {
  const confirm = confirmTo('notifications', account)(() => undefined);
  return <NotificationsCard {...account} confirm={confirm} />;
}

export function ConfirmedPhotos({ children, ...account }: AccountProps & { children: ReactNode }) {
  const confirm = confirmTo('photos', account)(() => undefined);
  return <PhotoConfirmationProvider value={confirm}>{children}</PhotoConfirmationProvider>;
}

export function YourDetails({
  onSaved,
  ...account
}: AccountProps & { onSaved: (details: MyDetails) => void }) {
  const details = (
    <OwnDetails
      {...account}
      confirm={confirmTo('details', account)}
      proveEmail={(step) => <NewEmailPanel clientId={account.clientId} {...step} />}
      onSaved={onSaved}
    />
  );
  const download = <OwnDownload {...account} confirm={confirmTo('download', account)} />;
  return (
    <YourDetailsPanel details={details} download={download}>
      <LogOutEverywhere clientId={account.clientId} confirm={confirmToLogOut(account)} />
    </YourDetailsPanel>
  );
}

/** A contact sees only their own sessions of the account. */
export function ContactSessions(account: AccountProps) {
  return (
    <div>
      <LogOutEverywhere clientId={account.clientId} confirm={confirmToLogOut(account)} />
    </div>
  );
}

/** Moves or cancels a visit. `onDone` is called when finished or dismissed. */
export function VisitChangeDialog({
  visit,
  onDone,
  ...account
}: AccountProps & { visit: ClientVisit | undefined; onDone: () => void }) {
  return (
    <Dialog
      open={visit !== undefined}
      onClose={onDone}
      title={visit ? localTitle(visit.title) : ''}
      shape="wide"
    >
      {visit && (
        <VisitChangePanel {...account} visit={visit} onDone={onDone} confirm={confirmTo('visit', account)} />
      )}
    </Dialog>
  );
}

/** The API's response counts at once, without waiting for Firebase. */
const confirmTo = (purpose: Purpose, account: AccountProps) => (onVerified: () => void) => (
  <ConfirmPanel {...account} purpose={dashboardTexts().purposes[purpose]} onVerified={onVerified} />
);

/** Firebase must not sign in while the client logs out. */
const confirmToLogOut = (account: AccountProps) => (onConfirmed: () => void) => (
  <ConfirmPanel {...account} purpose={dashboardTexts().purposes.logOut} onConfirmed={onConfirmed} />
);
