import type { Page } from '@playwright/test';

/**
 * A JPEG with as much detail as one of a phone's camera: 12 megapixels have some 4.5 MB.
 * @param page draws it; @param number makes it another picture
 */
export async function cameraPhoto(page: Page, width: number, height: number, number = 0): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([wide, high, seed]) => {
      const canvasOf = (across: number, down: number) => {
        const context = new OffscreenCanvas(across, down).getContext('2d');
        if (!context) throw new Error('No canvas');
        return context;
      };
      const noise = canvasOf(500, 375);
      const pixels = noise.createImageData(500, 375);
      for (let at = 0; at < pixels.data.length; at += 1)
        pixels.data[at] = at % 4 === 3 ? 255 : Math.random() * 256;
      noise.putImageData(pixels, 0, 0);
      const photo = canvasOf(wide, high);
      const ground = photo.createLinearGradient(0, 0, wide, high);
      ground.addColorStop(0, `hsl(${40 * seed} 40% 40%)`);
      ground.addColorStop(1, '#eca');
      photo.fillStyle = ground;
      photo.fillRect(0, 0, wide, high);
      // Large shapes, small ones, and the grain of the sensor.
      for (const [scale, share] of [
        [16, 0.3],
        [4, 0.14],
        [1, 0.18],
      ] as const) {
        photo.globalAlpha = share;
        for (let left = 0; left < wide; left += 500 * scale)
          for (let top = 0; top < high; top += 375 * scale)
            photo.drawImage(noise.canvas, left, top, 500 * scale, 375 * scale);
      }
      const blob = await photo.canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
      const reader = new FileReader();
      return await new Promise<string>((resolve) => {
        reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
        reader.readAsDataURL(blob);
      });
    },
    [width, height, number] as const,
  );
  return Buffer.from(base64, 'base64');
}
