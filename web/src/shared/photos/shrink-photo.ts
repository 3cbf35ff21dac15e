/** The longer side in pixels, and the JPEG quality. */
const longestSide = 1600;
const quality = 0.82;

/** This browser cannot decode the picture. Only Apple's browsers read HEIC. */
export class UnreadablePhotoError extends Error {
  override readonly name = 'UnreadablePhotoError';
}

/**
 * An upright JPEG of at most 1600 pixels. Redrawing removes place, time and camera.
 * @throws UnreadablePhotoError if this browser cannot read it
 */
export async function shrinkPhoto(photo: Blob): Promise<ArrayBuffer> {
  const { source, width, height, close } = await decode(photo);
  try {
    const scale = Math.min(1, longestSide / Math.max(width, height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    const context = canvas.getContext('2d', { alpha: false });
    if (!context) throw new UnreadablePhotoError('No canvas');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(source, 0, 0, canvas.width, canvas.height);
    const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (!jpeg || jpeg.size === 0) throw new UnreadablePhotoError('No picture');
    return await jpeg.arrayBuffer();
  } finally {
    close();
  }
}

type Decoded = { source: CanvasImageSource; width: number; height: number; close: () => void };

/** Decodes off the main thread if possible. Some browsers read HEIC only as an image element. */
async function decode(photo: Blob): Promise<Decoded> {
  try {
    const source = await createImageBitmap(photo, { imageOrientation: 'from-image' });
    return { source, width: source.width, height: source.height, close: () => source.close() };
  } catch {
    return await decodeAsImage(photo);
  }
}

async function decodeAsImage(photo: Blob): Promise<Decoded> {
  const url = URL.createObjectURL(photo);
  const source = new Image();
  source.src = url;
  try {
    await source.decode();
  } catch (cause) {
    URL.revokeObjectURL(url);
    throw new UnreadablePhotoError('Not a picture', { cause });
  }
  const { naturalWidth: width, naturalHeight: height } = source;
  return { source, width, height, close: () => URL.revokeObjectURL(url) };
}
