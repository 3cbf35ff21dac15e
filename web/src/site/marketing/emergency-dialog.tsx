import { business, emergencyServices } from '@welding/domain/values/business';
import { Phone } from 'lucide-react';
import { Dialog } from '#shared/ui/dialog.tsx';
import { PhoneLink } from '#shared/ui/phone-link.tsx';

type EmergencyDialogProps = { open: boolean; onClose: () => void };

export function EmergencyDialog({ open, onClose }: EmergencyDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="24/7 Emergency Service">
      <p>Call our hotline, day or night. Say where you are, what broke, and whether it can be moved.</p>
      <PhoneLink emergency className="btn btn-primary btn-lg text-2xl!">
        <Phone aria-hidden="true" />
        {business.emergencyPhone}
      </PhoneLink>
      <h3 className="mt-2 font-bold">What we come out for</h3>
      <ul className="bead-list">
        {emergencyServices.map((service) => (
          <li key={service}>{service}</li>
        ))}
      </ul>
    </Dialog>
  );
}
