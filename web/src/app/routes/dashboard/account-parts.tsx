import type { MyDetails } from '@welding/domain/entities/my-details';
import type { Project } from '@welding/domain/entities/project';
import { lazy, type ReactNode, Suspense } from 'react';
import { YourDetailsPanel } from '#portal/account/your-details-panel.tsx';
import { PhotoConfirmationProvider } from '#portal/projects/photo-confirmation.ts';
import { LogOutEverywhere } from '#portal/session/log-out-everywhere.tsx';
import { ListSkeleton } from '#shared/live-lists/list-skeleton.tsx';
import type { SessionLoss } from '#shared/session/session-loss.ts';

const ConfirmPanel = lazy(async () => ({
  default: (await import('#portal/session/confirm-panel.tsx')).ConfirmPanel,
}));
const PaymentHistory = lazy(async () => ({
  default: (await import('#portal/account/payment-history.tsx')).PaymentHistory,
}));
const OwnDetails = lazy(async () => ({
  default: (await import('#portal/account/own-details.tsx')).OwnDetails,
}));
const OwnDownload = lazy(async () => ({
  default: (await import('#portal/account/own-download.tsx')).OwnDownload,
}));

type AccountProps = { clientId: string; onSessionLost: (loss: SessionLoss) => void };

/** What the client has paid; its code is fetched when it is first looked at. */
export function PaidSoFar({ projects, ...account }: AccountProps & { projects: readonly Project[] }) {
  return (
    <Fetched>
      <PaymentHistory {...account} projects={projects} confirm={confirmTo('see your payments', account)} />
    </Fetched>
  );
}

/** Lets the projects within ask for the code that their photos need. */
export function ConfirmedPhotos({ children, ...account }: AccountProps & { children: ReactNode }) {
  const confirm = confirmTo('see the photos of your projects', account)(() => undefined);
  return (
    <PhotoConfirmationProvider value={<Fetched>{confirm}</Fetched>}>{children}</PhotoConfirmationProvider>
  );
}

/** Contact data, everything as a file, and the way out of every device. */
export function YourDetails({
  onSaved,
  ...account
}: AccountProps & { onSaved: (details: MyDetails) => void }) {
  const details = (
    <OwnDetails {...account} confirm={confirmTo('see and change your details', account)} onSaved={onSaved} />
  );
  const download = <OwnDownload {...account} confirm={confirmTo('download everything', account)} />;
  return (
    <YourDetailsPanel details={<Fetched>{details}</Fetched>} download={<Fetched>{download}</Fetched>}>
      <LogOutEverywhere />
    </YourDetailsPanel>
  );
}

const confirmTo = (purpose: string, account: AccountProps) => (onConfirmed: () => void) => (
  <ConfirmPanel {...account} purpose={purpose} onConfirmed={onConfirmed} />
);

function Fetched({ children }: { children: ReactNode }) {
  return <Suspense fallback={<ListSkeleton label="Loading" />}>{children}</Suspense>;
}
