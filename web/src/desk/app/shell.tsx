import type { ReactNode } from 'react';
import { NewRequestNews } from '#desk/requests/new-request-news.tsx';
import { ToastRegion } from '#shared/ui/toast/toast-region.tsx';
import { AccountBar } from './account-bar.tsx';
import { appTexts } from './app-texts.ts';
import { DeskNotices } from './desk-notices.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { ScreenLink } from './screen-link.tsx';
import type { Screen } from './screens.ts';
import { useArrival } from './use-arrival.ts';
import { useDeskQueueSender } from './use-desk-queue-sender.ts';

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
