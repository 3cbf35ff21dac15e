import { padSize, type Stroke, strokePath } from './signature-stroke.ts';

export const inkWidth = 4;

/** The signature as a PNG data address: dark on white, whatever the device's theme. */
export function signatureImage(strokes: readonly Stroke[]): string {
  const canvas = document.createElement('canvas');
  canvas.width = padSize.width;
  canvas.height = padSize.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, padSize.width, padSize.height);
  context.lineWidth = inkWidth;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = '#14181d';
  for (const stroke of strokes) context.stroke(new Path2D(strokePath(stroke)));
  return canvas.toDataURL('image/png');
}
