import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { notFoundTexts } from '@welding/domain/messages';
import { describe, expect, test } from 'vitest';
import { inSpanish } from '../support/in-spanish.ts';
import { stackAddresses } from '../support/stack.ts';

const { hosting, directory } = stackAddresses();

function get(path: string): Promise<Response> {
  return fetch(new URL(path, hosting), { redirect: 'manual' });
}

describe('pages', () => {
  test.each(['/', '/services', '/services/aluminum', '/es', '/es/services', '/es/services/aluminum'])(
    '%s is served, checked for freshness each time and may be indexed',
    async (path) => {
      const page = await get(path);
      expect(page.status).toBe(200);
      expect(page.headers.get('content-type')).toContain('text/html');
      expect(page.headers.get('cache-control')).toBe('no-cache');
      expect(page.headers.get('x-robots-tag')).toBeNull();
    },
  );

  test.each([
    '/dashboard',
    '/checkout',
    '/checkout/9f0ec700-0000-4000-8000-000000000001',
    '/dashboard/estimates/9f0ec700-0000-4000-8000-000000000001',
    '/dashboard/invoices/9f0ec700-0000-4000-8000-000000000001',
    '/app-shell',
    '/offline-shell',
    '/es/dashboard',
    '/es/checkout/9f0ec700-0000-4000-8000-000000000001',
    '/es/dashboard/invoices/9f0ec700-0000-4000-8000-000000000001',
    '/es/offline-shell',
  ])('%s opens the app and is not to be indexed', async (path) => {
    const page = await get(path);
    expect(page.status).toBe(200);
    expect((await page.text()).includes('<div id="root">')).toBe(true);
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    expect(page.headers.get('cache-control')).toBe('no-cache');
  });

  test.each([
    '/e',
    '/e/AAAAAAAAAAAAAAAAAAAAAA',
    '/i',
    '/i/AAAAAAAAAAAAAAAAAAAAAA',
    '/es/e/AAAAAAAAAAAAAAAAAAAAAA',
    '/es/i/AAAAAAAAAAAAAAAAAAAAAA',
  ])('%s, a page for mail links, is not indexed, cached or sent as referrer', async (path) => {
    const page = await get(path);
    expect(page.status).toBe(200);
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'strict-origin',
      'x-robots-tag': 'noindex',
    });
    expect(await page.text()).toContain('<meta name="robots" content="noindex"/>');
  });

  test('pages for mail links are in neither the sitemap nor the worker’s cache', async () => {
    const [sitemap, worker] = await Promise.all(
      ['sitemap.xml', 'sw.js'].map((file) => readFile(join(directory, 'web', file), 'utf8')),
    );
    expect(sitemap).not.toMatch(/<loc>[^<]*\/(e|i|estimate-link|invoice-link)[/<]/);
    expect(worker).not.toMatch(/url"?:\s*"\/?(estimate|invoice)-link/);
  });

  test.each([
    '/nope',
    '/services/nope',
    '/dashboard/nope',
    '/assets/nope.js',
    '/checkouts',
    '/es/assets/nope.js',
  ])('%s is a real 404', async (path) => {
    const page = await get(path);
    expect(page.status).toBe(404);
    expect((await page.text()).includes(notFoundTexts.heading)).toBe(true);
  });

  test.each(['/es/nope', '/es/services/nope', '/es/dashboard/nope'])(
    '%s is a real 404, in Spanish without scripts',
    async (path) => {
      const page = await get(path);
      expect(page.status).toBe(404);
      expect(page.headers.get('content-type')).toContain('text/html');
      const html = await page.text();
      expect(html).toContain('<html lang="es">');
      expect(html).toContain(inSpanish(() => notFoundTexts.heading));
    },
  );

  test.each(['/desk', '/desk/sign-in', '/desk/clients/9f0ec700-0000-4000-8000-000000000001'])(
    '%s opens the staff desk and is not to be indexed',
    async (path) => {
      const page = await get(path);
      expect(page.status).toBe(200);
      expect(await page.text()).toContain('<title>Lakeline Desk</title>');
      expect(page.headers.get('x-robots-tag')).toBe('noindex');
      expect(page.headers.get('cache-control')).toBe('no-cache');
    },
  );

  test.each(['/desktop', '/desk/assets/nope.js', '/desk/icons/nope.png', '/desk/es/assets/nope.js'])(
    '%s is not part of the desk',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  test('the desk is in neither the sitemap nor the site’s worker', async () => {
    for (const file of ['sitemap.xml', 'sw.js'])
      expect(await readFile(join(directory, 'web', file), 'utf8')).not.toMatch(
        /desk\/(assets|desk|icons)|\/desk</,
      );
  });

  test('Spanish pages declare their language and link to Spanish pages', async () => {
    const page = await (await get('/es/services')).text();
    expect(page).toContain('<html lang="es">');
    expect(page).toContain(`<link rel="canonical" href="${hosting}/es/services"/>`);
    // Only the language switch links to the English page.
    const links = [...page.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].filter(
      ([tag]) => !tag.includes(' hrefLang='),
    );
    const own = links.map(([, address]) => address);
    expect(own.length).toBeGreaterThan(10);
    expect(own.filter((address) => !/^\/es([/#?]|$)/.test(address ?? ''))).toEqual([]);
  });

  test.each(['/es/', '/es/services/'])('%s redirects to the address without a slash', async (path) => {
    const page = await get(path);
    expect([page.status, page.headers.get('location')]).toEqual([301, path.slice(0, -1)]);
  });

  test('each page and the sitemap list its address in every language', async () => {
    const alternates = (path: string) =>
      [
        ['en', path],
        ['es', `/es${path}`],
        ['x-default', path],
      ].map(([language, address]) => `hreflang="${language}" href="${hosting}${address}"`);
    const pages = await Promise.all(
      ['/services', '/es/services'].map(async (path) => (await get(path)).text()),
    );
    const sitemap = await readFile(join(directory, 'web', 'sitemap.xml'), 'utf8');
    for (const text of [...pages, sitemap])
      for (const alternate of alternates('/services'))
        expect(text.replaceAll('hrefLang', 'hreflang')).toContain(alternate);
  });

  test('an address with .html redirects to the one without', async () => {
    const page = await get('/services.html');
    expect(page.status).toBe(301);
    expect(page.headers.get('location')).toBe('/services');
  });
});

describe('headers', () => {
  test.each(['/', '/services', '/dashboard', '/checkout/x', '/nope', '/es', '/es/services'])(
    '%s carries the security headers',
    async (path) => {
      const { headers } = await get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('permissions-policy')).toContain('geolocation=()');
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      const scripts = policy.split(';').find((directive) => directive.trim().startsWith('script-src'));
      expect(scripts).not.toMatch(/unsafe|\*(?!\.js\.stripe\.com)/);
    },
  );

  test('the service worker may fetch photos from every host that pages may show them from', async () => {
    const page = (await get('/dashboard')).headers.get('content-security-policy');
    const worker = (await get('/sw.js')).headers.get('content-security-policy');
    expect(page).toMatch(/img-src[^;]* https:( |;)/);
    expect(worker).toMatch(/connect-src 'self' https:( |$)/);
    expect(worker).toContain("default-src 'self'");
  });

  test('an uploaded file opened by its address can run nothing', async () => {
    const { headers } = await get(`/api/photos/${randomUUID()}`);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    // The pages' policy forbids plugins, but browsers show a PDF with one.
    const paper = await get('/api/invoices/unknown.pdf');
    expect(paper.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
  });

  test("the desk's policy allows Firebase and neither Stripe nor inline scripts", async () => {
    for (const path of ['/desk', '/desk/sign-in']) {
      const { headers } = await get(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain('https://firestore.googleapis.com');
      expect(policy).not.toContain('stripe.com');
      expect(policy).not.toMatch(/script-src[^;]*(unsafe|sha256)/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('permissions-policy')).toContain('payment=()');
    }
  });

  test('the Spanish site’s worker controls /es, and may fetch the same photos', async () => {
    const [spanish, english] = await Promise.all(['/es/sw.js', '/sw.js'].map(get));
    expect(spanish?.headers.get('service-worker-allowed')).toBe('/es');
    for (const name of ['cache-control', 'content-security-policy'])
      expect(spanish?.headers.get(name), name).toBe(english?.headers.get(name));
  });

  test("the desk's worker controls the desk's own address", async () => {
    for (const path of ['/desk/sw.js', '/desk/es/sw.js']) {
      const { headers } = await get(path);
      expect(headers.get('service-worker-allowed')).toBe('/desk');
      expect(headers.get('cache-control')).toBe('no-cache');
    }
    expect((await get('/sw.js')).headers.get('service-worker-allowed')).toBeNull();
  });

  test('files whose name changes with their contents are kept for a year', async () => {
    for (const folder of ['assets', 'es/assets', 'desk/assets', 'desk/es/assets']) {
      const [script = ''] = await readdir(join(directory, 'web', folder));
      const { status, headers } = await get(`/${folder}/${script}`);
      expect(status).toBe(200);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
  });
});
