import { beforeEach, expect, test, vi } from 'vitest';

const { loadStripe } = vi.hoisted(() => ({ loadStripe: vi.fn(async () => ({})) }));
vi.mock('@stripe/stripe-js/pure', () => ({ loadStripe }));
vi.mock('#shared/api/env.ts', () => ({ stripePublishableKey: 'pk_test_1', stripeScriptUrl: undefined }));

beforeEach(() => vi.resetModules());

test.each([
  ['en', 'en'],
  ['es', 'es-419'],
] as const)(
  'the card form of a page in %s is in %s, whatever the browser prefers',
  async (language, locale) => {
    const { readLanguageFrom } = await import('@welding/domain/values/language');
    readLanguageFrom(() => language);
    const { stripeJs } = await import('./stripe-js.ts');
    await stripeJs();
    expect(loadStripe).toHaveBeenLastCalledWith('pk_test_1', { locale });
  },
);
