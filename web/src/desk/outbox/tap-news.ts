import type { Appointment } from '@welding/domain/entities/appointment';
import { storedAppointmentSchema } from '@welding/domain/entities/stored-appointment';
import { deskPrefix } from '#shared/api/desk-scope.ts';

const channelName = `${deskPrefix}outbox`;

/** Tells every page of the desk that the outbox has changed; `answered` is the visit as the server has it after a tap. */
export function tellTapNews(answered?: Appointment): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(answered ?? null);
  channel.close();
}

/** Calls `listener` whenever the outbox has changed, on this page or another or in the worker; returns how to stop. */
export function onTapNews(listener: (answered: Appointment | undefined) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const read = storedAppointmentSchema.safeParse(data);
    listener(read.success ? read.data : undefined);
  };
  return () => channel.close();
}
