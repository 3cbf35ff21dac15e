import { staffMessages } from '@welding/domain/entities/staff';
import { deskApiPaths } from '#desk/paths.ts';
import { deliver, StillWaitingError } from '#pwa/outbox/deliver.ts';
import { deskPrefix } from '#shared/api/desk-scope.ts';
import { type KeptPhoto, keptPhotos } from './kept-photo-store.ts';
import type { Sender } from './send-kept-taps.ts';
import { tellTapNews } from './tap-news.ts';

/** Held by whoever sends: a page or the worker, one at a time. */
const photosLock = `${deskPrefix}photo-outbox`;

/** What is said of the account and not of the photo: the session itself ends by it, with its own sentence. */
const aboutAccount: readonly string[] = [staffMessages.notStaff, staffMessages.closed];

/**
 * Sends every photo that waits, one after the other in the order in which they were taken. One leaves the device when the
 * server has answered for it; one that the server refuses stays, with the reason, for the person to decide about.
 * @param signIn who sends; asked only when something waits
 * @throws StillWaitingError when one could not be sent now; those after it wait, too
 */
export async function sendKeptPhotos(signIn: () => Promise<Sender | undefined>): Promise<void> {
  await navigator.locks.request(photosLock, async () => {
    const waiting = (await keptPhotos.list()).filter(({ returned }) => returned === undefined);
    if (waiting.length === 0) return;
    const sender = await signIn();
    if (!sender) throw new StillWaitingError('Nobody is signed in');
    for (const kept of waiting) if (kept.personId === sender.personId) await send(kept, sender);
  });
}

async function send(kept: KeptPhoto, { idToken }: Sender): Promise<void> {
  const delivery = await deliver({
    busySince: kept.busySince,
    send: (signal) =>
      fetch(deskApiPaths.projectPhotos(kept.projectId, kept.list), {
        method: 'POST',
        credentials: 'omit',
        headers: {
          'Content-Type': 'image/jpeg',
          'Idempotency-Key': kept.key,
          Authorization: `Bearer ${idToken}`,
        },
        body: kept.bytes,
        signal,
      }),
    noteBusy: (busySince) => keptPhotos.update({ ...kept, busySince }),
  });
  if (delivery.kind === 'sent') {
    await keptPhotos.remove(kept.order);
  } else {
    const { status, message } = delivery;
    if (status === 401 || (status === 403 && aboutAccount.includes(message)))
      throw new StillWaitingError(message);
    await keptPhotos.update({ ...kept, returned: message });
  }
  tellTapNews();
}
