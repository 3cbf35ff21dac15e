import { business } from '@welding/domain/values/business';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { SocialLinks } from './site-footer.tsx';

vi.mock('@welding/domain/values/business', async (original) => {
  const { business } = await original<typeof import('@welding/domain/values/business')>();
  return {
    business: { ...business, social: { ...business.social, instagram: 'https://instagram.example/shop' } },
  };
});

const hrefsOf = (html: string) => [...html.matchAll(/<a href="([^"]*)"/g)].map((match) => match[1]);

test('a social link opens the business’s address, and is absent without one', () => {
  const hrefs = hrefsOf(renderToStaticMarkup(<SocialLinks />));
  expect(hrefs).toEqual(Object.values(business.social).map((url) => url || '#'));
  expect(hrefs).toContain('https://instagram.example/shop');
});
