import { expect, type Page } from '@playwright/test';
import { paths, servicePaths } from '@welding/domain/paths';
import { business } from '@welding/domain/values/business';
import { telHref } from '@welding/domain/values/phone';
import { lightPhone, show } from '../look.ts';
import { fillQuote, sampleQuote, submitButton } from '../quote-form-page.ts';
import type { Say, Screen } from './walk.ts';

const languageOf = (say: Say) => (say('en', 'es') === 'es' ? 'es' : 'en');

/** Places inside, outside and unknown, and the text of each result. */
const places = [
  ['60540', 'Naperville, IL 60540'],
  ['Rockford', 'Rockford'],
  ['90210', '90210'],
  ['Atlantis', 'Atlantis'],
] as const;

/** The site's pages with all that a visitor can open on them. */
export const siteScreens: readonly Screen[] = [
  { name: 'nothing here', path: '/nowhere', large: true },
  { name: 'privacy', path: paths.privacy },
  { name: 'services', path: paths.services, looks: lightPhone, large: true, longer: true },
  ...Object.values(servicePaths).map(
    (path): Screen => ({ name: path, path, looks: lightPhone, large: true, longer: true }),
  ),
  {
    ...{ name: 'finished work', path: paths.work, looks: lightPhone, large: true, longer: true },
    open: (page) => expect(page.getByRole('blockquote').first()).toBeVisible(),
  },
  {
    ...{ name: 'the home page', path: paths.home, large: true, longer: true },
    open: async (page) => {
      // A form's code loads when it is near, and React compares its text then.
      for (const form of await page.locator('form[method=dialog]').all()) await form.scrollIntoViewIfNeeded();
      await expect(page.locator('form[method=dialog]:not([data-ready])')).toHaveCount(0);
    },
  },
  {
    ...{ name: 'the menu', only: 'en' },
    open: async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    },
  },
  {
    ...{ name: 'the hotline', longer: true },
    open: async (page, say) => {
      await page.keyboard.press('Escape');
      await page
        .getByRole('button', { name: say('24/7 Emergency', 'Emergencias las 24 horas') })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  ...places.map(
    ([typed, answer], index): Screen => ({
      ...{ name: `the map, asked for ${typed}`, looks: lightPhone },
      open: async (page, say) => {
        if (index === 0) {
          await page.keyboard.press('Escape');
          await page.getByRole('button', { name: say('View Map', 'Ver el mapa') }).click();
        }
        await page.getByLabel(say('ZIP code or town', 'Código postal o ciudad')).fill(typed);
        const form = page.getByRole('form', {
          name: say('Do you come to me?', '¿Llegan hasta donde estoy?'),
        });
        await expect(form).toContainText(answer);
        const call = form.getByRole('link', { name: business.phone });
        if (index > 0) await expect(call).toHaveAttribute('href', telHref(business.phone));
        for (const each of [...lightPhone, lightPhone[0]]) {
          await show(page, each);
          await expectNamesApart(page);
        }
      },
    }),
  ),
  {
    ...{ name: 'the form with its mistakes, questions and photos', looks: lightPhone },
    open: async (page, say) => {
      await page.keyboard.press('Escape');
      await page.getByLabel(say('First name', 'Nombre'), { exact: true }).focus();
      await page.locator('#quote-form[data-ready]').waitFor();
      await submitButton(page, languageOf(say)).click();
      await expect(page.getByText(say('First name is required', 'Escriba su nombre'))).toBeVisible();
      await page.getByText(say('More about the job (optional)', 'Más sobre el trabajo (opcional)')).click();
      await page.getByLabel(say('What metal is it?', '¿Qué metal es?')).selectOption(say('Steel', 'Acero'));
      const thickness = say('How thick is the metal?', '¿Qué grosor tiene el metal?');
      await page.getByLabel(thickness).selectOption('medium');
    },
  },
  {
    ...{ name: 'the form with a range', looks: [...lightPhone, { colorScheme: 'dark', width: 768 }] },
    open: async (page, say) => {
      const quote = { ...sampleQuote(), description: 'Se rompió la bisagra del portón' };
      await fillQuote(page, quote, languageOf(say));
      await expect(page.getByText(/\$\d+ (to|a) \$\d/).first()).toBeVisible();
    },
  },
  {
    ...{ name: 'the confirmation', looks: lightPhone },
    open: async (page, say) => {
      await submitButton(page, languageOf(say)).click();
      await expect(page.getByText(say('We have your request, ', 'Recibimos su solicitud, '))).toBeVisible();
    },
  },
];

/** The names on the map must not touch, and must be large enough to read. */
async function expectNamesApart(page: Page): Promise<void> {
  const names = await page.locator('svg[role="img"] text').evaluateAll((texts) =>
    texts
      .filter((text) => text.getClientRects().length > 0)
      .map((text) => {
        const { left, top, right, bottom } = text.getBoundingClientRect();
        // A line's box is taller than its letters.
        const spare = (bottom - top) * 0.15;
        const box = { left, right, top: top + spare, bottom: bottom - spare };
        return { name: text.textContent, ...box, size: bottom - top };
      }),
  );
  expect(names.length).toBeGreaterThanOrEqual(25);
  expect(Math.min(...names.map(({ size }) => size))).toBeGreaterThanOrEqual(10);
  const touching = names.flatMap((a, index) =>
    names
      .slice(index + 1)
      .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
      .map((b) => `${a.name} / ${b.name}`),
  );
  expect(touching).toEqual([]);
}
