import { Suspense, useEffect } from 'react';
import { useInstallOffer } from '#pwa/install/use-install-offer.ts';
import { onOutboxNews } from '#pwa/outbox/outbox-news.ts';
import { acceptUpdate, postponeUpdate, useUpdateOffer } from '#pwa/update-offer.ts';
import { keepLoading, keptLazy } from '#shared/ui/keep-loading.ts';
import { noticeCard, UpdateCard } from '#shared/ui/update-card.tsx';

const InstallOffer = keptLazy(async () => (await import('#pwa/install/install-offer.tsx')).InstallOffer);

/** What the app itself has to say, at the foot of the screen: a new version, or an offer to install it. */
export function AppNotices() {
  const hasUpdate = useUpdateOffer();
  const installWay = useInstallOffer();
  useEffect(announceOutbox, []);
  return (
    <div
      role="status"
      className="fixed bottom-[calc(1rem+env(safe-area-inset-bottom))] left-[max(1rem,env(safe-area-inset-left))] z-50 w-[min(26rem,calc(100vw-2rem))]"
    >
      {hasUpdate && <UpdateCard onAccept={() => void acceptUpdate()} onPostpone={postponeUpdate} />}
      {!hasUpdate && installWay && (
        <Suspense fallback={null}>
          <div className={noticeCard}>
            <InstallOffer way={installWay} />
          </div>
        </Suspense>
      )}
    </div>
  );
}

function announceOutbox() {
  return onOutboxNews((news) => {
    if (news.sent + news.returned === 0) return;
    void keepLoading(() => import('./announce-outbox-news.ts')).then(({ announceOutboxNews }) =>
      announceOutboxNews(news),
    );
  });
}
