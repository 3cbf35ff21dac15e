import { servicePaths } from '@welding/domain/paths';
import { business } from '@welding/domain/values/business';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { stackAddresses } from '../support/stack.ts';

const { hosting } = stackAddresses();
const servicePages = Object.values(servicePaths);

/** The page's text for a reader without scripts: no scripts, styles or tags, resolved entities, single spaces. */
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

test('the home page shows all its text over a plain fetch', async () => {
  const text = await plainText(`${hosting}/`);
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

test('the privacy text is plain, and linked from the footer and the quote form', async () => {
  const privacy = await plainText(`${hosting}/privacy`);
  for (const expected of [
    ...['What we keep, and why', 'Your request for a quote', 'Estimates, signatures, invoices and payments'],
    ...['Stripe', 'Google (Firebase)', 'Have it erased', 'for 60 days', business.phone, business.email],
  ]) {
    expect(privacy, expected).toContain(expected);
  }
  const home = await (await fetch(`${hosting}/`)).text();
  const parts = { form: home.split('<form')[1]?.split('</form>')[0], footer: home.split('<footer')[1] };
  for (const [part, html] of Object.entries(parts)) expect(html, part).toContain('href="/privacy"');
});

test('the services page and the 404 show all their text over a plain fetch', async () => {
  const services = await plainText(`${hosting}/services`);
  for (const expected of [
    ...['Metal Structure Repairs', 'Heavy-Duty Truck Repairs', 'Aluminum Welding'],
    ...['Starting at', '$150', '$300', '$200', 'AWS D1.1', 'AWS D1.2', business.emergencyPhone],
    ...['Contact', 'Assess', 'Schedule', 'Complete', 'Get Quote', 'Schedule Service'],
  ]) {
    expect(services, expected).toContain(expected);
  }
  const missing = await fetch(`${hosting}/nowhere`);
  expect(missing.status).toBe(404);
  expect(await missing.text()).toContain('<meta name="robots" content="noindex"/>');
  const text = await plainText(`${hosting}/nowhere`);
  expect(text).toContain('404 Page Not Found');
  expect(text).toContain('Did you forget to add the page to the router?');
});

test.each(Object.entries(servicePaths))(
  'the page of %s shows its price and six answers',
  async (service, path) => {
    const html = await (await fetch(`${hosting}${path}`)).text();
    expect(html).toContain(`<strong class="display block text-5xl text-ember">$`);
    expect(
      html.split('<section aria-labelledby="questions-heading"')[1]?.split('<h3').length,
    ).toBeGreaterThan(6);
    expect(html).toContain('id="quote-form"');
    expect(await (await fetch(`${hosting}/services`)).text()).toMatch(
      new RegExp(`id="${service}".*href="${path}"`),
    );
  },
);

test('the quote form’s fields autofill and bring up the right keyboards', async () => {
  const form = (await (await fetch(`${hosting}/`)).text()).split('<form')[1]?.split('</form>')[0] ?? '';
  const fields = [...form.matchAll(/<input [^>]*>/g)].flatMap(([field]) => {
    const said = (name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(field)?.[1];
    return said('autocomplete') ? [[said('autocomplete'), said('inputmode')]] : [];
  });
  expect(fields).toEqual([
    ['postal-code', 'numeric'],
    ['given-name', undefined],
    ['family-name', undefined],
    ['email', 'email'],
    ['tel', 'tel'],
    ['address-line1', undefined],
  ]);
});

test('the portal shows its form, and the checkout its loading state, over a plain fetch', async () => {
  expect(await plainText(`${hosting}/dashboard`)).toContain('Project ID or Phone');
  expect(await plainText(`${hosting}/checkout/some-project`)).toContain('Loading the page');
});

const businessSchema = z.object({
  '@type': z.literal('LocalBusiness'),
  name: z.literal(business.name),
  telephone: z.literal('+13125550148'),
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

test('search engines and social networks get their metadata', async () => {
  const html = await (await fetch(`${hosting}/`)).text();
  /** The `content` of an element of the head. */
  const content = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`).exec(html)?.[1];
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  expect(canonical).toMatch(/^https?:\/\/[^/]+\/$/);
  expect(html).toMatch(/<title>\s*Mobile Welding in Chicago.*Lakeline Mobile Welding\s*<\/title>/);
  expect(content('description')?.length).toBeGreaterThan(70);
  expect(content('og:url')).toBe(canonical);
  const image = content('og:image');
  const picture = await fetch(new URL(new URL(image ?? '').pathname, hosting));
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(10_000);

  const {
    '@graph': [data],
  } = z
    .object({ '@graph': z.tuple([businessSchema]) })
    .parse(JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? ''));
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

  const robots = await (await fetch(`${hosting}/robots.txt`)).text();
  const sitemap = await (await fetch(`${hosting}/sitemap.xml`)).text();
  const origin = new URL(canonical ?? '').origin;
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect([...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)).toEqual([
    `${origin}/`,
    `${origin}/services`,
    ...servicePages.map((path) => `${origin}${path}`),
    `${origin}/work`,
    `${origin}/privacy`,
    `${origin}/es`,
    `${origin}/es/services`,
    ...servicePages.map((path) => `${origin}/es${path}`),
    `${origin}/es/work`,
    `${origin}/es/privacy`,
  ]);
});

test('the portal and the checkout are not indexed', async () => {
  for (const path of ['/dashboard', '/checkout', '/checkout/some-project']) {
    const response = await fetch(`${hosting}${path}`);
    expect(response.headers.get('x-robots-tag'), path).toBe('noindex');
    expect(await response.text(), path).toContain('<meta name="robots" content="noindex"/>');
  }
});
