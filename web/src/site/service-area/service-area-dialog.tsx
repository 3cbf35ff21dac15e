import { Suspense } from 'react';
import { Dialog } from '#shared/ui/dialog.tsx';
import { keptLazy } from '#shared/ui/keep-loading.ts';
import { Spinner } from '#shared/ui/spinner.tsx';

type ServiceAreaDialogProps = { open: boolean; onClose: () => void };

const ServiceArea = keptLazy(async () => (await import('./service-area.tsx')).ServiceArea);

/** Specification section 2, View Map. The map itself comes when someone asks for it. */
export function ServiceAreaDialog({ open, onClose }: ServiceAreaDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Service Area" shape="wide">
      <Suspense
        fallback={
          <div className="grid min-h-96 place-content-center justify-items-center gap-4">
            <Spinner className="size-10 text-ember" />
            <p role="status">The map comes as soon as your connection lets it.</p>
          </div>
        }
      >
        <ServiceArea />
      </Suspense>
    </Dialog>
  );
}
