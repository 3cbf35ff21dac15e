import { staffMessages } from '@welding/domain/entities/staff';
import { deskApiPaths } from '#desk/paths.ts';
import { StillWaitingError } from '#pwa/outbox/deliver.ts';
import { sendInParts } from '#pwa/outbox/send-in-parts.ts';
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
    let sender: Sender | undefined;
    for (;;) {
      // Read anew for each: one may have been taken away, and others come.
      const waiting = (await keptPhotos.list()).filter(({ returned }) => returned === undefined);
      if (waiting.length === 0) return;
      sender ??= await signIn();
      if (!sender) throw new StillWaitingError('Nobody is signed in');
      const { personId } = sender;
      const next = waiting.find((kept) => kept.personId === personId);
      if (!next) return;
      await send(next, sender);
    }
  });
}

async function send(photo: KeptPhoto, { idToken }: Sender): Promise<void> {
  let kept = photo;
  const note = async (notes: Partial<KeptPhoto>) => {
    kept = { ...kept, ...notes };
    const isThere = await keptPhotos.update(kept);
    tellTapNews();
    return isThere;
  };
  const outcome = await sendInParts({
    ...photo,
    url: deskApiPaths.projectPhotos(photo.projectId, photo.list),
    headers: { 'Idempotency-Key': photo.key, Authorization: `Bearer ${idToken}` },
    note,
  });
  if (outcome === 'sent') {
    await keptPhotos.remove(photo.order);
  } else if (outcome === 'anew') {
    throw new StillWaitingError('A part is missing');
  } else if (typeof outcome === 'object') {
    const { status, message } = outcome;
    if (status === 401 || (status === 403 && aboutAccount.includes(message)))
      throw new StillWaitingError(message);
    await note({ returned: message, sentParts: 0 });
  }
  tellTapNews();
}
