/**
 * The site's environment, put in and checked when it is built (web/build/environment.ts): a missing or malformed
 * value stops the build with its name. Each value is an export of its own, so that code behind an absent one is dropped.
 */

/** The public address, without a slash at the end. */
export const siteUrl = import.meta.env.VITE_SITE_URL;
/** The Firebase web configuration. */
export const firebaseConfig = import.meta.env.VITE_FIREBASE_CONFIG;
export const stripePublishableKey = import.meta.env.VITE_STRIPE_PUBLISHABLE_KEY;
/** `http://host:port` of the Auth emulator; absent in production. */
export const authEmulator = import.meta.env.VITE_EMULATOR_AUTH;
/** `host:port` of the Firestore emulator; absent in production. */
export const firestoreEmulator = import.meta.env.VITE_EMULATOR_FIRESTORE;
/** The local replacement for Stripe.js; absent in production. */
export const stripeScriptUrl = import.meta.env.VITE_STRIPE_JS_URL;
