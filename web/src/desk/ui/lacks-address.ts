import type { Appointment } from '@welding/domain/entities/appointment';

/** Whether somebody is to drive to this visit, and nobody has said where. */
export function lacksAddress({ address, status }: Appointment): boolean {
  return !address && status !== 'completed' && status !== 'cancelled';
}
