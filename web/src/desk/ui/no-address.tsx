import type { Appointment } from '@welding/domain/entities/appointment';
import { MapPinOff } from 'lucide-react';
import { uiTexts } from './ui-texts.ts';

/** Marks a visit without an address. */
export function NoAddress({ visit }: { visit: Appointment }) {
  if (!lacksAddress(visit)) return null;
  return (
    <p className="flex items-center gap-1.5 font-semibold text-sm">
      <MapPinOff aria-hidden="true" className="size-4 shrink-0" />
      {uiTexts().noAddressYet}
    </p>
  );
}

/** Whether a visit that needs a drive has no address. */
export function lacksAddress({ address, status }: Appointment): boolean {
  return !address && status !== 'completed' && status !== 'cancelled';
}
