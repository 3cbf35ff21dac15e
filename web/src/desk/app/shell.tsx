import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useMatch } from 'react-router';
import { acceptUpdate, postponeUpdate, useUpdateOffer } from '#pwa/update-offer.ts';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { ToastRegion } from '#shared/ui/toast/toast-region.tsx';
import { UpdateCard } from '#shared/ui/update-card.tsx';
import { useOnline } from '#shared/ui/use-online.ts';
import { AccountBar } from './account-bar.tsx';
import { appTexts } from './app-texts.ts';
import type { Screen } from './screens-for.ts';
import { useArrival } from './use-arrival.ts';
import { useDeskQueueSender } from './use-desk-queue-sender.ts';

// It has nothing to say at first, and the first screen is at its budget of bytes.
const NewRequestNews = lazyPart(
  async () => (await import('#desk/requests/new-request-news.tsx')).NewRequestNews,
  { waiting: null },
);

/** What every screen stands in: the bar of screens, at the foot of a phone and at the side of a wide screen. */
export function Shell({ screens, children }: { screens: readonly Screen[]; children: ReactNode }) {
  const main = useArrival();
  useDeskQueueSender();
  return (
    <div className="desk">
      <a href="#main" className="skip-link">
        {appTexts().skip}
      </a>
      <AccountBar />
      <nav aria-label={appTexts().screens} className="desk-bar">
        <ul>
          {screens.map((screen) => (
            <li key={screen.path}>
              <ScreenLink screen={screen} />
            </li>
          ))}
        </ul>
      </nav>
      <OfflineBanner />
      <main id="main" ref={main} tabIndex={-1} className="desk-main">
        {children}
      </main>
      <NewRequestNews />
      <DeskNotices />
      <ToastRegion />
    </div>
  );
}

/** What the desk itself has to say at the foot of the screen: that there is a new version, which nobody has to take now. */
function DeskNotices() {
  const hasUpdate = useUpdateOffer();
  return (
    <div
      role="status"
      className="desk-notices fixed left-[max(1rem,env(safe-area-inset-left))] z-50 w-[min(26rem,calc(100vw-2rem))]"
    >
      {hasUpdate && <UpdateCard onAccept={() => void acceptUpdate()} onPostpone={postponeUpdate} />}
    </div>
  );
}

/** Says as long as it lasts that the device has no network. */
function OfflineBanner() {
  const isOnline = useOnline();
  return (
    <p role="status" className="offline-banner empty:hidden">
      {!isOnline && (
        <>
          <CloudOff aria-hidden="true" className="size-5 shrink-0" />
          {appTexts().noSignal}
        </>
      )}
    </p>
  );
}

/** Leads to a screen, and says when it, or anything below it, is open. */
function ScreenLink({ screen: { path, label, icon: Icon } }: { screen: Screen }) {
  const isOpen = useMatch({ path, end: path === '/' }) !== null;
  return (
    <Link to={path} className="desk-bar-link" aria-current={isOpen ? 'page' : undefined}>
      <Icon aria-hidden="true" className="size-5" />
      {label}
    </Link>
  );
}
