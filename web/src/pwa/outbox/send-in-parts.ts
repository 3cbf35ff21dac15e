import { maxPhotoPartBytes } from '@welding/domain/business/limits';
import { partHeader, partMissingStatus } from '@welding/domain/entities/photo-address';
import { type Delivery, deliver } from './deliver.ts';

type Refusal = Exclude<Delivery, { readonly kind: 'sent' }>;

/** What is noted on the device while a photo is on its way. */
type PartNotes = { readonly sentParts?: number; readonly busySince?: number };

type PhotoToSend = {
  readonly bytes: ArrayBuffer;
  /** How many parts the server has from before. */
  readonly sentParts?: number | undefined;
  readonly busySince?: number | undefined;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Answers false when the photo was taken away meanwhile: nothing more of it is sent. */
  readonly note: (notes: PartNotes) => Promise<boolean>;
};

/** In how many parts a photo is sent. */
function countParts(bytes: ArrayBuffer): number {
  return Math.ceil(bytes.byteLength / maxPhotoPartBytes);
}

/** How much of a photo the server has, in percent. */
export function percentSent({
  bytes,
  sentParts = 0,
}: {
  bytes: ArrayBuffer;
  sentParts?: number | undefined;
}) {
  return Math.round((100 * sentParts) / countParts(bytes));
}

/**
 * Sends a photo a part at a time, from the first one that the server does not have: what a cut connection loses is one part.
 * @returns whether it arrived, was called off meanwhile, or has to begin anew later; else why it was refused
 * @throws StillWaitingError when it could not be sent now
 */
export async function sendInParts(photo: PhotoToSend): Promise<'sent' | 'called-off' | 'anew' | Refusal> {
  const { bytes, sentParts = 0, busySince, note } = photo;
  const count = countParts(bytes);
  for (let index = sentParts; index < count; index += 1) {
    if (!(await note({ sentParts: index }))) return 'called-off';
    const delivery = await deliver({
      busySince,
      send: (signal) => sendPart(photo, { index, count }, signal),
      noteBusy: (since) => note({ busySince: since }),
    });
    if (delivery.kind === 'sent') continue;
    if (delivery.status !== partMissingStatus) return delivery;
    await note({ sentParts: 0 });
    return 'anew';
  }
  return 'sent';
}

async function sendPart(
  { bytes, url, headers }: PhotoToSend,
  { index, count }: { index: number; count: number },
  signal: AbortSignal,
): Promise<Response> {
  return await fetch(url, {
    method: 'POST',
    credentials: 'omit',
    headers: {
      'Content-Type': 'image/jpeg',
      ...headers,
      ...(count > 1 && { [partHeader]: `${index + 1}/${count}` }),
    },
    body: bytes.slice(index * maxPhotoPartBytes, (index + 1) * maxPhotoPartBytes),
    signal,
  });
}
