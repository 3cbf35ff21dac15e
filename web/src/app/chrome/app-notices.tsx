import { currentLanguage, offeredLanguages } from '@welding/domain/values/language';
import { useEffect, useSyncExternalStore } from 'react';
import { useInstallOffer } from '#pwa/install/install-prompt.ts';
import { onQueueNews } from '#pwa/queue/queue-news.ts';
import { siteQueueName } from '#pwa/site-queue/site-queue-exists.ts';
import { acceptUpdate, postponeUpdate, useUpdateOffer } from '#pwa/update-offer.ts';
import { chosenLanguage } from '#shared/storage/web-storage.ts';
import { lazyPart, loadWithRetries } from '#shared/ui/lazy-part.tsx';
import { noticeCard, UpdateCard } from '#shared/ui/update-card.tsx';

const LanguageOffer = lazyPart(async () => (await import('./language-offer.tsx')).LanguageOffer, {
  waiting: null,
});
const InstallOffer = lazyPart(async () => (await import('#pwa/install/install-offer.tsx')).InstallOffer, {
  waiting: null,
});

export function AppNotices() {
  const hasUpdate = useUpdateOffer();
  const installWay = useInstallOffer();
  const offersLanguage = useLanguageOffer();
  useEffect(announceQueue, []);
  return (
    <div role="status" className="app-notices">
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

/** Offers Spanish if the page is English, the browser prefers Spanish, and no language was chosen on this device. */
function useLanguageOffer(): boolean {
  return useSyncExternalStore(chosenLanguage.subscribe, isOffered, () => false);
}

function isOffered(): boolean {
  if (!offeredLanguages.includes('es') || currentLanguage() === 'es') return false;
  return chosenLanguage.get() === null && prefersSpanish(navigator.languages);
}

/** Whether Spanish comes first among our languages in the browser's list (BCP 47), including variants such as `es-MX`. */
export function prefersSpanish(languages: readonly string[]): boolean {
  const known = languages
    .map((tag) => tag.toLowerCase().split('-')[0])
    .find((name) => name === 'es' || name === 'en');
  return known === 'es';
}
