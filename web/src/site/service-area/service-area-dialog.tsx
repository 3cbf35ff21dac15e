import { Spinner } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { serviceAreaTexts } from './service-area-texts.tsx';

type ServiceAreaDialogProps = { open: boolean; onClose: () => void };

const ServiceArea = lazyPart(async () => (await import('./service-area.tsx')).ServiceArea, {
  waiting: (
    <div className="grid justify-items-center gap-4 py-24">
      <Spinner className="size-10 text-ember" />
      <p role="status">{serviceAreaTexts().loadingMap}</p>
    </div>
  ),
});

/** Specification section 2, View Map. Loads the map on demand. */
export function ServiceAreaDialog({ open, onClose }: ServiceAreaDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={serviceAreaTexts().title} shape="wide">
      <ServiceArea />
    </Dialog>
  );
}
