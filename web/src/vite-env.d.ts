/** Each value is put in at build time, checked by web/build/environment.ts. */
interface ImportMetaEnv {
  readonly VITE_SITE_URL: string;
  readonly VITE_FIREBASE_CONFIG: { readonly projectId: string; readonly apiKey: string };
  readonly VITE_STRIPE_PUBLISHABLE_KEY: string;
  readonly VITE_EMULATOR_AUTH: string | undefined;
  readonly VITE_EMULATOR_FIRESTORE: string | undefined;
  readonly VITE_STRIPE_JS_URL: string | undefined;
}
