import { lazy, Suspense, useEffect } from 'react';
import { useInstallOffer } from '#features/install/use-install-offer.ts';
import { onOutboxNews } from '#lib/quote-outbox/outbox-news.ts';
import { acceptUpdate, postponeUpdate, useUpdateOffer } from '#sw/update-offer.ts';

const InstallOffer = lazy(async () => ({
  default: (await import('#features/install/install-offer.tsx')).InstallOffer,
}));

const card = 'rounded-box border border-base-300 border-l-4 border-l-primary bg-base-100 p-4 shadow-xl';

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
      {hasUpdate && (
        <div className={`${card} flex flex-wrap items-center justify-between gap-3`}>
          <p className="font-semibold">A new version is ready.</p>
          <div className="flex gap-2">
            <button type="button" className="btn btn-primary min-h-11" onClick={() => void acceptUpdate()}>
              Reload
            </button>
            <button type="button" className="btn btn-ghost min-h-11" onClick={postponeUpdate}>
              Later
            </button>
          </div>
        </div>
      )}
      {!hasUpdate && installWay && (
        <Suspense fallback={null}>
          <div className={card}>
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
    void import('./announce-outbox-news.ts').then(({ announceOutboxNews }) => announceOutboxNews(news));
  });
}
