import { Siren } from 'lucide-react';
import { PhoneLink } from '#shared/ui/phone-link.tsx';

export function EmergencyNotice() {
  return (
    <div data-theme="steel-dark" className="emergency-notice">
      <h3 className="display flex items-center gap-2 text-2xl">
        <Siren aria-hidden="true" className="size-7 text-ember" />
        24/7 Emergency Service
      </h3>
      <p className="mt-2">Cannot wait for a quote? Call the hotline, any hour of any day.</p>
      <PhoneLink emergency className="btn btn-primary btn-lg mt-3 w-full" />
    </div>
  );
}
