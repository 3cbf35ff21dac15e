import { acceptUpdate, postponeUpdate, useUpdateOffer } from '#pwa/update-offer.ts';
import { UpdateCard } from '#shared/ui/update-card.tsx';

/** What the desk itself has to say at the foot of the screen: that there is a new version, which nobody has to take now. */
export function DeskNotices() {
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
