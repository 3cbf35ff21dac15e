import type { Stripe, StripeElementLocale } from '@stripe/stripe-js';
import { currentLanguage, type Language } from '@welding/domain/values/language';
import { loadOnce } from '@welding/domain/values/lazy';
import { stripePublishableKey, stripeScriptUrl } from '#shared/api/env.ts';

/** The language of the card form and of Stripe's messages. */
const locales: Record<Language, StripeElementLocale> = { en: 'en', es: 'es-419' };

/** Stripe.js, loaded on first use. */
export const stripeJs = loadOnce(async (): Promise<Stripe> => {
  if (stripeScriptUrl) await loadScript(stripeScriptUrl);
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const stripe = await loadStripe(stripePublishableKey, { locale: locales[currentLanguage()] });
  if (!stripe) throw new Error('Stripe.js can only be used in a browser');
  return stripe;
});

/** @throws Error if it does not load */
function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error(`The script ${address} could not be loaded`));
    };
    document.head.append(script);
  });
}
