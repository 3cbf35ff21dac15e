import { CloudOff, Ellipsis, LogOut } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useMatch, useNavigationType } from 'react-router';
import { deskQueueExists, deskQueueName } from '#desk/queue/queued-kinds.ts';
import { findUnsent, unsentWords } from '#desk/queue/unsent.ts';
import { SearchButton } from '#desk/search/search-button.tsx';
import { useDeskSession } from '#desk/session/desk-session.ts';
import { LanguageButtons } from '#desk/session/language-buttons.tsx';
import { signOutOfDesk } from '#desk/session/leave-desk.ts';
import { forgetSearches, noteSearch } from '#desk/ui/page-links.tsx';
import { runSender } from '#pwa/queue/run-sender.ts';
import type { Remaining } from '#pwa/queue/send-queue.ts';
import { acceptUpdate, postponeUpdate, useUpdateOffer } from '#pwa/update-offer.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { ToastRegion } from '#shared/ui/toast/toast-region.tsx';
import { UpdateCard } from '#shared/ui/update-card.tsx';
import { useOnline } from '#shared/ui/use-online.ts';
import { appTexts } from './app-texts.ts';
import type { Screen } from './screens-for.ts';

// Loads late because it is empty at first and the first screen is at its byte budget.
const NewRequestNews = lazyPart(
  async () => (await import('#desk/requests/new-request-news.tsx')).NewRequestNews,
  { waiting: null },
);

/** The frame of all screens: a navigation bar at the bottom of phones and at the side of wide screens. */
export function Shell({ screens, children }: { screens: readonly Screen[]; children: ReactNode }) {
  const main = useArrival();
  useDeskQueueSender();
  return (
    <div className="desk">
      <a href="#main" className="skip-link">
        {appTexts().skip}
      </a>
      <AccountBar />
      <ScreenBar screens={screens} />
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

/** Links to the screens. On a phone two or more seldom used ones are behind More. */
function ScreenBar({ screens }: { screens: readonly Screen[] }) {
  const t = appTexts();
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState('');
  const isOpen = openedAt === pathname;
  const hasMore = screens.filter(({ isSeldom }) => isSeldom).length > 1;
  return (
    <nav aria-label={t.screens} className="desk-bar" data-more={isOpen || undefined}>
      <ul>
        {screens.map((screen) => (
          <li key={screen.path} data-seldom={(hasMore && screen.isSeldom) || undefined}>
            <ScreenLink screen={screen} />
          </li>
        ))}
        {hasMore && (
          <li className="desk-more">
            <button
              type="button"
              className="desk-bar-link"
              aria-expanded={isOpen}
              onClick={() => setOpenedAt(isOpen ? '' : pathname)}
            >
              <Ellipsis aria-hidden="true" className="size-5" />
              {t.more}
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** Offers a new version. */
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

/** A link to a screen, marked when it or a page below it is open. */
function ScreenLink({ screen: { path, label, icon: Icon } }: { screen: Screen }) {
  const isOpen = useMatch({ path, end: path === '/' }) !== null;
  return (
    <Link to={path} className="desk-bar-link" aria-current={isOpen ? 'page' : undefined}>
      <Icon aria-hidden="true" className="size-5" />
      {label}
    </Link>
  );
}

/** The account and sign-out, which asks first if something is unsent. */
function AccountBar() {
  const t = appTexts();
  const session = useDeskSession();
  const [unsent, setUnsent] = useState<Awaited<ReturnType<typeof findUnsent>>>([]);
  const signOut = async () => {
    const found = await findUnsent();
    if (found.length > 0) setUnsent(found);
    else await signOutOfDesk();
  };
  const count = unsent.length;
  return (
    <header className="desk-header">
      <p className="display text-2xl max-sm:text-xl max-[21rem]:text-lg">Lakeline Desk</p>
      {session.phase === 'signed-in' && (
        <div className="flex min-w-0 flex-wrap items-center gap-1 max-sm:gap-0">
          <span className="truncate max-sm:hidden">{session.person.name}</span>
          <LanguageButtons />
          <SearchButton person={session.person} />
          <Button look="ghost" icon={LogOut} className="max-sm:btn-square" onClick={() => void signOut()}>
            <span className="max-sm:sr-only">{t.signOut}</span>
          </Button>
        </div>
      )}
      <Dialog open={count > 0} onClose={() => setUnsent([])} title={t.notSentYet}>
        <p>{t.notWithOffice(count, unsentWords(unsent))}</p>
        <div className="flex flex-wrap gap-3">
          <Button look="primary" onClick={() => setUnsent([])}>
            {t.staySignedIn}
          </Button>
          <Button onClick={() => void signOutOfDesk()}>{t.signOutAndErase}</Button>
        </div>
      </Dialog>
    </header>
  );
}

/**
 * Moves scroll and focus to a new screen, like a page load.
 * @returns the ref of the screen's first element
 */
function useArrival() {
  const { pathname, search } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const element = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => noteSearch(pathname, search), [pathname, search]);
  useEffect(() => forgetSearches, []);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (isBack) return;
    element.current?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, isBack]);
  return element;
}

/** Sends queued items on any screen. iPhones lack background sync, so this is their only sender. */
function useDeskQueueSender(): void {
  useEffect(() => runSender(deskQueueName, sendDeskQueue), []);
}

async function sendDeskQueue(): Promise<Remaining> {
  try {
    if (!(await deskQueueExists())) return { stillQueued: false };
    const [{ sendQueue }, { queueOfDesk }] = await Promise.all([
      import('#pwa/queue/send-queue.ts'),
      import('#desk/queue/queue-of-desk.ts'),
    ]);
    return await sendQueue(queueOfDesk(askDeskSender));
  } catch {
    return { stillQueued: true };
  }
}

/** Loads Firebase after the screen, or when something is due. */
async function askDeskSender() {
  return await (await import('#desk/session/desk-firebase.ts')).deskSender();
}
