/** Checked at build time (web/build/environment.ts). One export per value lets the build drop code of absent ones. */

/** Without a trailing slash. */
export const siteUrl = import.meta.env.VITE_SITE_URL;
export const firebaseConfig = import.meta.env.VITE_FIREBASE_CONFIG;
export const stripePublishableKey = import.meta.env.VITE_STRIPE_PUBLISHABLE_KEY;
/** `http://host:port` of the Auth emulator; absent in production. */
export const authEmulator = import.meta.env.VITE_EMULATOR_AUTH;
/** `host:port` of the Firestore emulator; absent in production. */
export const firestoreEmulator = import.meta.env.VITE_EMULATOR_FIRESTORE;
/** The local replacement for Stripe.js; absent in production. */
export const stripeScriptUrl = import.meta.env.VITE_STRIPE_JS_URL;
