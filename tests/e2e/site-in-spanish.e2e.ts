import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';
import { expectNoSidewaysScroll } from './look.ts';
import { fillQuote, sampleQuote, submitButton } from './quote-form-page.ts';
import { spokenEnglish } from './spoken-english.ts';

test.use({ viewport: { width: 360, height: 800 }, locale: 'es-MX' });

/** A county on the map, which is no word. */
const county = /^(Condado de )?Will(, IL)?$/i;

/** What scripts have added to the page by now is Spanish, and nothing of it stands outside of a phone. */
async function expectSpanish(page: Page, name: string): Promise<void> {
  await expect(page.getByText(/^(Cargando|Buscando)/).filter({ visible: true })).toHaveCount(0);
  const said = await spokenEnglish(page, 'anywhere');
  expect
    .soft(
      said.filter((text) => !county.test(text)),
      name,
    )
    .toEqual([]);
  await expectNoSidewaysScroll(page, [320, 768]);
}

test('A visitor reads no English in the map, the hotline and the form, from its mistakes to the confirmation', {
  tag: '@all',
}, async ({ page }) => {
  test.slow();
  await page.goto('/es');
  await hydrated(page);
  await page.getByRole('button', { name: 'Emergencias las 24 horas' }).first().click();
  await expectSpanish(page, 'the hotline');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ver el mapa' }).click();
  const place = page.getByLabel('Código postal o ciudad');
  for (const [typed, answer] of [
    ['60540', 'Naperville, IL 60540'],
    ['Rockford', 'Rockford'],
    ['90210', '90210'],
    ['Atlantis', 'Atlantis'],
  ] as const) {
    await place.fill(typed);
    await expect(page.getByRole('form', { name: '¿Llegan hasta donde estoy?' })).toContainText(answer);
    await expectSpanish(page, `the map, asked for ${typed}`);
  }
  await page.keyboard.press('Escape');

  await page.getByLabel('Nombre', { exact: true }).focus();
  await page.locator('#quote-form[data-ready]').waitFor();
  await submitButton(page, 'es').click();
  await expect(page.getByText('Escriba su nombre')).toBeVisible();
  await page.getByText('Más sobre el trabajo (opcional)').click();
  await page.getByLabel('¿Qué metal es?').selectOption('Acero');
  await page.getByLabel('¿Qué grosor tiene donde se rompió?').selectOption('medium');
  await expectSpanish(page, 'the form with its mistakes, questions and photos');
  await fillQuote(page, { ...sampleQuote(), description: 'Se rompió la bisagra del portón' }, 'es');
  await expect(page.getByText(/\$\d+ a \$\d/).first()).toBeVisible();
  await expectSpanish(page, 'the form with a range');
  await submitButton(page, 'es').click();
  await expect(page.getByText(/^Recibimos su solicitud, /)).toBeVisible({ timeout: 30_000 });
  await expectSpanish(page, 'the confirmation');
});
