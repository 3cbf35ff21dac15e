import type { Stripe, StripeElementLocale } from '@stripe/stripe-js';
import { currentLanguage, type Language } from '@welding/domain/values/language';
import { loadOnce } from '@welding/domain/values/load-once';
import { stripePublishableKey, stripeScriptUrl } from '#shared/api/env.ts';

/** The languages of the card form, and of what Stripe says of a card. */
const locales: Record<Language, StripeElementLocale> = { en: 'en', es: 'es-419' };

/** Stripe in the browser, fetched when it is first needed. */
export const stripeJs = loadOnce(async (): Promise<Stripe> => {
  if (stripeScriptUrl) await loadScript(stripeScriptUrl);
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const stripe = await loadStripe(stripePublishableKey, { locale: locales[currentLanguage()] });
  if (!stripe) throw new Error('Stripe.js can only be used in a browser');
  return stripe;
});

/** Runs the script at `address` in this page, once. @throws Error when it does not come. */
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
