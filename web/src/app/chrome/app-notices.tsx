import { useEffect } from 'react';
import { useInstallOffer } from '#pwa/install/install-prompt.ts';
import { onQueueNews } from '#pwa/queue/queue-news.ts';
import { siteQueueName } from '#pwa/site-queue/site-queue-exists.ts';
import { acceptUpdate, postponeUpdate, useUpdateOffer } from '#pwa/update-offer.ts';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { loadWithRetries } from '#shared/ui/load-with-retries.ts';
import { noticeCard, UpdateCard } from '#shared/ui/update-card.tsx';
import { useLanguageOffer } from './use-language-offer.ts';

const LanguageOffer = lazyPart(async () => (await import('./language-offer.tsx')).LanguageOffer, {
  waiting: null,
});
const InstallOffer = lazyPart(async () => (await import('#pwa/install/install-offer.tsx')).InstallOffer, {
  waiting: null,
});

/** What the app itself has to say, at the foot of the screen: a new version, an offer of Spanish, or of installing it. */
export function AppNotices() {
  const hasUpdate = useUpdateOffer();
  const installWay = useInstallOffer();
  const offersLanguage = useLanguageOffer();
  useEffect(announceQueue, []);
  return (
    <div
      role="status"
      className="fixed bottom-[calc(1rem+env(safe-area-inset-bottom))] left-[max(1rem,env(safe-area-inset-left))] z-50 w-[min(26rem,calc(100vw-2rem))]"
    >
      {hasUpdate && <UpdateCard onAccept={() => void acceptUpdate()} onPostpone={postponeUpdate} />}
      {!hasUpdate && offersLanguage && (
        <div className={noticeCard}>
          <LanguageOffer />
        </div>
      )}
      {!hasUpdate && !offersLanguage && installWay && (
        <div className={noticeCard}>
          <InstallOffer way={installWay} />
        </div>
      )}
    </div>
  );
}

function announceQueue() {
  return onQueueNews(siteQueueName, (news) => {
    if (news.sent.length + news.returned.length === 0 && !news.told) return;
    void loadWithRetries(() => import('./announce-queue-news.ts')).then(({ announceQueueNews }) =>
      announceQueueNews(news),
    );
  });
}
