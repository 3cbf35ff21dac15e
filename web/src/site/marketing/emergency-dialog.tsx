import { business, emergencyServices } from '@welding/domain/values/business';
import { Phone } from 'lucide-react';
import { Dialog } from '#shared/ui/dialog.tsx';
import { PhoneLink } from '#shared/ui/phone-link.tsx';
import { homeTexts } from './home-texts.tsx';

type EmergencyDialogProps = { open: boolean; onClose: () => void };

export function EmergencyDialog({ open, onClose }: EmergencyDialogProps) {
  const t = homeTexts();
  return (
    <Dialog open={open} onClose={onClose} title={t.emergencyTitle}>
      <p>{t.callHotline}</p>
      <PhoneLink emergency className="btn btn-primary btn-lg text-2xl!">
        <Phone aria-hidden="true" />
        {business.emergencyPhone}
      </PhoneLink>
      <h3 className="mt-2 font-bold">{t.whatFor}</h3>
      <ul className="bead-list">
        {emergencyServices().map((service) => (
          <li key={service}>{service}</li>
        ))}
      </ul>
    </Dialog>
  );
}
