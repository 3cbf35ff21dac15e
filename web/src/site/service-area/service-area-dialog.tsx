import { Dialog } from '#shared/ui/dialog.tsx';
import { ServiceArea } from './service-area.tsx';

type ServiceAreaDialogProps = { open: boolean; onClose: () => void };

/** Specification section 2, View Map. Imported only when someone asks for it. */
export function ServiceAreaDialog({ open, onClose }: ServiceAreaDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Service Area" shape="wide">
      <ServiceArea />
    </Dialog>
  );
}
