import { business } from '@welding/domain/values/business';
import * as z from 'zod';
import { expect, test } from './fixtures.ts';

/** The text a reader without scripts sees: no scripts, styles or tags, entities resolved, spaces as one. */
async function plainText(address: string): Promise<string> {
  const html = await (await fetch(address)).text();
  const body = html
    .slice(html.indexOf('<body'))
    .replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]+>/g, ' ');
  return body
    .replace(/&amp;/g, '&')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, ' ');
}

test('the home page says everything over a plain fetch', async ({ stack }) => {
  const text = await plainText(`${stack.hosting}/`);
  for (const expected of [
    'Home',
    'Services',
    'Client Portal',
    business.phone,
    'Schedule Service',
    'Get Free Quote',
    '24/7 Emergency',
    'Metal Structure Repairs',
    'Heavy-Duty Truck Repairs',
    'Aluminum Welding',
    'Mobile Welding Services',
    'Request Quote',
    'Professional Mobile Welding - We Come to You',
    'Mobile Service',
    '100% Satisfaction Guarantee',
    '15 years',
    'View Map',
    business.email,
    'Monday - Friday',
    '7:00 AM - 6:00 PM',
    'Saturday',
    '8:00 AM - 4:00 PM',
    'Sunday',
    'Emergency Only',
    '24/7 Emergency Service',
    'Licensed & Insured',
    'About Us',
    'Contact',
    '50 miles',
    '50-mile radius',
    '24 hours',
    '$150',
    '$300',
    '$200',
    '2024',
    'First name',
    'Last name',
    'Email',
    'Phone',
    'Project details',
  ]) {
    expect(text, expected).toContain(expected);
  }
});

test('the services page and the 404 say everything over a plain fetch', async ({ stack }) => {
  const services = await plainText(`${stack.hosting}/services`);
  for (const expected of [
    ...['Metal Structure Repairs', 'Heavy-Duty Truck Repairs', 'Aluminum Welding'],
    ...['Starting at', '$150', '$300', '$200', 'AWS D1.1', 'AWS D1.2', business.emergencyPhone],
    ...['Contact', 'Assess', 'Schedule', 'Complete', 'Get Quote', 'Schedule Service'],
  ]) {
    expect(services, expected).toContain(expected);
  }
  const missing = await fetch(`${stack.hosting}/nowhere`);
  expect(missing.status).toBe(404);
  const text = await plainText(`${stack.hosting}/nowhere`);
  expect(text).toContain('404 Page Not Found');
  expect(text).toContain('Did you forget to add the page to the router?');
});

test('the portal shows its form, and the checkout its waiting state, over a plain fetch', async ({
  stack,
}) => {
  expect(await plainText(`${stack.hosting}/dashboard`)).toContain('Project ID or Phone');
  expect(await plainText(`${stack.hosting}/checkout/some-project`)).toContain('Loading the page');
});

test.describe('with scripts switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('the links work, and the form says how to reach the business and leaks nothing', async ({ page }) => {
    await page.goto('/');
    // Playwright's search by text leaves noscript out.
    await expect(page.locator('noscript > p')).toBeVisible();
    await expect(page.locator('noscript > p')).toContainText('The form needs JavaScript.');
    await page.getByLabel('First name').fill('Dana');
    await page.getByRole('button', { name: 'Request Free Quote' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByLabel('First name')).toHaveValue('Dana');
    await page.getByRole('link', { name: 'Get Free Quote' }).click();
    await expect(page).toHaveURL('/#quote');
    await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welding services');
  });
});

const businessSchema = z.object({
  '@type': z.literal('LocalBusiness'),
  name: z.literal(business.name),
  telephone: z.literal(business.phone),
  areaServed: z.object({ '@type': z.literal('GeoCircle'), geoRadius: z.literal(80467) }),
  openingHoursSpecification: z.array(
    z.object({ dayOfWeek: z.array(z.string()), opens: z.string(), closes: z.string() }),
  ),
  hasOfferCatalog: z.object({
    itemListElement: z.array(
      z.object({
        itemOffered: z.object({ name: z.string() }),
        priceSpecification: z.object({ minPrice: z.number(), priceCurrency: z.literal('USD') }),
      }),
    ),
  }),
});

test('search engines and social networks find what they ask for', async ({ page, stack }) => {
  await page.goto('/');
  const content = (selector: string) => page.locator(selector).getAttribute('content');
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(canonical).toMatch(/^https?:\/\/[^/]+\/$/);
  await expect(page).toHaveTitle(/Mobile Welding in Chicago.*Lakeline Mobile Welding/);
  expect((await content('meta[name=description]'))?.length).toBeGreaterThan(70);
  expect(await content('meta[property="og:url"]')).toBe(canonical);
  const image = await content('meta[property="og:image"]');
  const picture = await fetch(new URL(new URL(image ?? '').pathname, stack.hosting));
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(10_000);

  const data = businessSchema.parse(
    JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? ''),
  );
  expect(data.openingHoursSpecification).toEqual([
    {
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '07:00',
      closes: '18:00',
    },
    { dayOfWeek: ['Saturday'], opens: '08:00', closes: '16:00' },
  ]);
  expect(
    data.hasOfferCatalog.itemListElement.map(({ itemOffered, priceSpecification }) => [
      itemOffered.name,
      priceSpecification.minPrice,
    ]),
  ).toEqual([
    ['Metal Structure Repairs', 150],
    ['Heavy-Duty Truck Repairs', 300],
    ['Aluminum Welding', 200],
  ]);

  const robots = await (await fetch(`${stack.hosting}/robots.txt`)).text();
  const sitemap = await (await fetch(`${stack.hosting}/sitemap.xml`)).text();
  const origin = new URL(canonical ?? '').origin;
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect([...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)).toEqual([
    `${origin}/`,
    `${origin}/services`,
    `${origin}/privacy`,
    `${origin}/es`,
    `${origin}/es/services`,
    `${origin}/es/privacy`,
  ]);
});

test('the portal and the checkout are not to be indexed', async ({ stack }) => {
  for (const path of ['/dashboard', '/checkout', '/checkout/some-project']) {
    const response = await fetch(`${stack.hosting}${path}`);
    expect(response.headers.get('x-robots-tag'), path).toBe('noindex');
    expect(await response.text(), path).toContain('<meta name="robots" content="noindex"/>');
  }
});
