import { staffMessages } from '@welding/domain/entities/staff';
import { storedAppointmentSchema } from '@welding/domain/entities/stored-appointment';
import { deskApiPaths } from '#desk/paths.ts';
import { deliver, StillWaitingError } from '#pwa/outbox/deliver.ts';
import { deskPrefix } from '#shared/api/desk-scope.ts';
import type { KeptTap } from './kept-tap.ts';
import { keptTaps } from './outbox-store.ts';
import { tellTapNews } from './tap-news.ts';

/** Held by whoever sends: a page or the worker, one at a time. */
const outboxLock = `${deskPrefix}outbox`;

/** In whose name taps are sent, and by which ID token. */
export type Sender = { readonly personId: string; readonly idToken: string };

/** What is said of the account and not of the tap: the session itself ends by it, with its own sentence. */
const aboutAccount: readonly string[] = Object.values(staffMessages);

/**
 * Sends every tap that waits, one after the other in the order in which they were tapped. A tap leaves the device when the
 * server has answered for it; one that the server refuses stays, with the reason, for the person to decide about.
 * @param signIn who sends; asked only when something waits
 * @throws StillWaitingError when one could not be sent now; those after it wait, too
 */
export async function sendKeptTaps(signIn: () => Promise<Sender | undefined>): Promise<void> {
  await navigator.locks.request(outboxLock, async () => {
    const waiting = (await keptTaps.list()).filter(({ returned }) => returned === undefined);
    if (waiting.length === 0) return;
    const sender = await signIn();
    if (!sender) throw new StillWaitingError('Nobody is signed in');
    for (const kept of waiting) if (kept.personId === sender.personId) await send(kept, sender);
  });
}

async function send(kept: KeptTap, { idToken }: Sender): Promise<void> {
  const { kind, ...body } = kept.tap;
  const delivery = await deliver({
    busySince: kept.busySince,
    send: (signal) =>
      fetch(deskApiPaths.visitTap(kept.appointmentId, kind), {
        method: 'POST',
        credentials: 'omit',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': kept.key,
          Authorization: `Bearer ${idToken}`,
        },
        body: JSON.stringify(body),
        signal,
      }),
    noteBusy: (busySince) => keptTaps.update({ ...kept, busySince }),
  });
  if (delivery.kind === 'sent') {
    const read = storedAppointmentSchema.safeParse(await delivery.answer.json().catch(() => null));
    await keptTaps.remove(kept.order);
    tellTapNews(read.success ? read.data : undefined);
    return;
  }
  const { status, message } = delivery;
  if (status === 401 || (status === 403 && aboutAccount.includes(message)))
    throw new StillWaitingError(message);
  await keptTaps.update({ ...kept, returned: message });
  tellTapNews();
}
