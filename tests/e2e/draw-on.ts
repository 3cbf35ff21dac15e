import type { Page } from '@playwright/test';
import type { Language } from '@welding/domain/values/language';
import { saidToClients } from './said-to-clients.ts';

/** Signs with two strokes of the mouse. @param language of the page */
export async function drawOn(page: Page, language: Language = 'en'): Promise<void> {
  const pad = page.getByRole('img', { name: saidToClients[language].nothingDrawn });
  // Waits until the page has scrolled to the pad and is stable.
  await pad.hover();
  const box = await pad.boundingBox();
  if (!box) throw new Error('There is no pad');
  for (const row of [0.4, 0.6]) {
    await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * row);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * (row + 0.2), { steps: 6 });
    await page.mouse.move(box.x + box.width * 0.8, box.y + box.height * row, { steps: 6 });
    await page.mouse.up();
  }
}
