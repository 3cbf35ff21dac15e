import { ListSkeleton } from '#shared/live-lists/list-skeleton.tsx';
import { sessionTexts } from './session-texts.ts';

/** The portal's shape while its code is on its way; as high as the screen, or the footer would be seen jumping. */
export function PortalSkeleton() {
  return (
    <div className="grid min-h-svh content-start gap-6">
      <div aria-hidden="true" className="skeleton h-11 w-72 max-w-full" />
      <div className="grid gap-6 lg:grid-cols-2">
        <div className="panel p-5 sm:p-6">
          <ListSkeleton label={sessionTexts().loadingPortal} rows={4} />
        </div>
        <div aria-hidden="true" className="panel p-5 sm:p-6">
          <div className="skeleton h-40 w-full" />
        </div>
      </div>
    </div>
  );
}
