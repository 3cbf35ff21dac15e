import type { StackAddresses } from './addresses.ts';
import { localKeys } from './local-keys.ts';
import { demoProjectId } from './project-root.ts';

/** The site's settings in the local stack; web/src/shared/api/env.ts reads them while it is built. */
export function webBuildEnvironment(addresses: StackAddresses): Record<string, string> {
  return {
    VITE_SITE_URL: addresses.hosting,
    VITE_EMULATOR_AUTH: addresses.auth,
    VITE_EMULATOR_FIRESTORE: addresses.pageFirestore,
    VITE_FIREBASE_CONFIG: JSON.stringify({ projectId: demoProjectId, apiKey: 'demo' }),
    VITE_STRIPE_PUBLISHABLE_KEY: localKeys.stripePublishableKey,
    VITE_STRIPE_JS_URL: `${addresses.stripe}/v3/`,
  };
}
