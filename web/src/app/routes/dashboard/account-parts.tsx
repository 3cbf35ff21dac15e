import type { Appointment } from '@welding/domain/entities/appointment';
import type { MyDetails } from '@welding/domain/entities/my-details';
import type { Project } from '@welding/domain/entities/project';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { YourDetailsPanel } from '#portal/account/your-details-panel.tsx';
import type { ProjectAccounts } from '#portal/money/accounts-of-projects.ts';
import { LockedPapers } from '#portal/money/locked-papers.tsx';
import { PhotoConfirmationProvider } from '#portal/projects/photo-confirmation.ts';
import { LogOutEverywhere } from '#portal/session/log-out-everywhere.tsx';
import { itemsOf } from '#shared/live-lists/live-list.ts';
import { usePortalList } from '#shared/live-lists/use-portal-list.ts';
import { useConfirmed } from '#shared/session/confirmed.ts';
import type { SessionLoss } from '#shared/session/session-loss.ts';
import { Dialog } from '#shared/ui/dialog.tsx';
import { focusIfLost } from '#shared/ui/focus-if-lost.ts';
import { lateCode } from '#shared/ui/late-code.ts';
import { latePart } from '#shared/ui/late-part.tsx';

const confirmPanel = latePart(async () => ({
  Component: (await import('#portal/session/confirm-panel.tsx')).ConfirmPanel,
}));
const paymentHistory = latePart(async () => ({
  Component: (await import('#portal/account/payment-history.tsx')).PaymentHistory,
}));
const ownDetails = latePart(async () => ({
  Component: (await import('#portal/account/own-details.tsx')).OwnDetails,
}));
const visitChangePanel = latePart(async () => ({
  Component: (await import('#portal/appointments/visit-change-panel.tsx')).VisitChangePanel,
}));
const ownDownload = latePart(async () => ({
  Component: (await import('#portal/account/own-download.tsx')).OwnDownload,
}));

type AccountProps = { clientId: string; onSessionLost: (loss: SessionLoss) => void };

const papersCard = latePart(async () => ({
  Component: (await import('#portal/money/papers-card.tsx')).PapersCard,
}));
const accountsCode = lateCode(() => import('#portal/money/accounts-of-projects.ts'));

/** Fetches what only a client who has confirmed is shown: coming later it would push away what is read. */
export async function prepareConfirmed(): Promise<void> {
  await Promise.all([papersCard.preload(), accountsCode.preload()]);
}

/** Estimates and invoices, once the client has confirmed. Each step takes the focus: what had it is gone. */
export function Papers(account: AccountProps) {
  const { clientId } = account;
  const place = useRef<HTMLDivElement>(null);
  const [isAsked, setIsAsked] = useState(false);
  const isConfirmed = useConfirmed(clientId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the confirmation is a step, too
  useEffect(() => {
    if (isAsked) focusIfLost(place.current);
  }, [isAsked, isConfirmed]);
  const confirm = confirmTo('see your estimates and invoices', account)(() => undefined);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {isConfirmed ? (
        <papersCard.Part clientId={clientId} />
      ) : (
        <LockedPapers confirm={isAsked && confirm} onOpen={() => setIsAsked(true)} />
      )}
    </div>
  );
}

/** What each project has been paid and still asks, as soon as it may be known; undefined before. */
export function useProjectAccounts(
  clientId: string,
  projects: readonly Project[],
): ProjectAccounts | undefined {
  const { code } = accountsCode.useCode(useConfirmed(clientId));
  const invoices = itemsOf(usePortalList(code?.accountLists.invoices, clientId));
  const payments = itemsOf(usePortalList(code?.accountLists.payments, clientId));
  return useMemo(
    () => (invoices && payments ? code?.accountsOfProjects(projects, { invoices, payments }) : undefined),
    [code, projects, invoices, payments],
  );
}

/** What the client has paid; its code is fetched when it is first looked at. */
export function PaidSoFar({ projects, ...account }: AccountProps & { projects: readonly Project[] }) {
  return (
    <paymentHistory.Part {...account} projects={projects} confirm={confirmTo('see your payments', account)} />
  );
}

/** Lets the projects within ask for the code that their photos need. */
export function ConfirmedPhotos({ children, ...account }: AccountProps & { children: ReactNode }) {
  const confirm = confirmTo('see the photos of your projects', account)(() => undefined);
  return <PhotoConfirmationProvider value={confirm}>{children}</PhotoConfirmationProvider>;
}

/** Contact data, everything as a file, and the way out of every device. */
export function YourDetails({
  onSaved,
  ...account
}: AccountProps & { onSaved: (details: MyDetails) => void }) {
  const details = (
    <ownDetails.Part
      {...account}
      confirm={confirmTo('see and change your details', account)}
      onSaved={onSaved}
    />
  );
  const download = <ownDownload.Part {...account} confirm={confirmTo('download everything', account)} />;
  return (
    <YourDetailsPanel details={details} download={download}>
      <LogOutEverywhere />
    </YourDetailsPanel>
  );
}

/** Moves or cancels a visit; `onDone` when that is done, or no longer wanted. */
export function VisitChange({
  visit,
  onDone,
  ...account
}: AccountProps & { visit: Appointment | undefined; onDone: () => void }) {
  return (
    <Dialog open={visit !== undefined} onClose={onDone} title={visit?.title ?? ''} shape="wide">
      {visit && (
        <visitChangePanel.Part
          {...account}
          visit={visit}
          onDone={onDone}
          confirm={confirmTo('move or cancel this visit', account)}
        />
      )}
    </Dialog>
  );
}

const confirmTo = (purpose: string, account: AccountProps) => (onConfirmed: () => void) => (
  <confirmPanel.Part {...account} purpose={purpose} onConfirmed={onConfirmed} />
);
