import { business, emergencyServices } from '@welding/domain/business/business';
import { telHref } from '@welding/domain/values/phone';
import { Phone } from 'lucide-react';
import { Dialog } from '#shared/ui/dialog.tsx';

type EmergencyDialogProps = { open: boolean; onClose: () => void };

export function EmergencyDialog({ open, onClose }: EmergencyDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="24/7 Emergency Service">
      <p>Call our hotline, day or night. Say where you are, what broke, and whether it can be moved.</p>
      <a className="btn btn-primary btn-lg text-2xl!" href={telHref(business.emergencyPhone)}>
        <Phone aria-hidden="true" />
        {business.emergencyPhone}
      </a>
      <h3 className="mt-2 font-bold">What we come out for</h3>
      <ul className="bead-list">
        {emergencyServices.map((service) => (
          <li key={service}>{service}</li>
        ))}
      </ul>
    </Dialog>
  );
}
