import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { StackAddresses } from './addresses.ts';
import { host, type StackPorts } from './ports.ts';
import { projectRoot } from './project-root.ts';

const headerSchema = z.looseObject({ key: z.string(), value: z.string() });
const configSchema = z.looseObject({
  hosting: z.looseObject({
    headers: z.array(z.looseObject({ headers: z.array(headerSchema) })),
  }),
  functions: z.array(z.looseObject({ source: z.string() })),
  firestore: z.looseObject({ rules: z.string() }),
});

/**
 * The stack's firebase.json: production's, with this stack's folders and ports, and with local addresses allowed by the
 * Content-Security-Policy and payments by the local Stripe's frame. Rewrites and headers stay, so that tests cover them.
 */
export async function stackFirebaseConfig(
  ports: StackPorts,
  addresses: StackAddresses,
  options: { ui: boolean },
): Promise<object> {
  const production = configSchema.parse(
    JSON.parse(await readFile(join(projectRoot, 'firebase.json'), 'utf8')),
  );
  const [functions] = production.functions;
  return {
    ...production,
    hosting: {
      ...production.hosting,
      public: 'web',
      predeploy: undefined,
      headers: production.hosting.headers.map((rule) => ({
        ...rule,
        headers: rule.headers.map(({ key, value, ...rest }) => ({
          ...rest,
          key,
          value: withLocalAddresses(key, value, addresses),
        })),
      })),
    },
    functions: [{ ...functions, source: 'functions', configDir: 'functions', predeploy: undefined }],
    firestore: { ...production.firestore, rules: 'firestore.rules', predeploy: undefined },
    emulators: {
      auth: { host, port: ports.auth },
      functions: { host, port: ports.functions },
      firestore: { host, port: ports.firestore, websocketPort: ports.websocket },
      storage: { host, port: ports.storage },
      hosting: { host, port: ports.hosting },
      hub: { host, port: ports.hub },
      logging: { host, port: ports.logging },
      eventarc: { host, port: ports.eventarc },
      tasks: { host, port: ports.tasks },
      ui: { enabled: options.ui, host, port: ports.ui },
      singleProjectMode: true,
    },
  };
}

function withLocalAddresses(key: string, value: string, addresses: StackAddresses): string {
  if (key === 'Content-Security-Policy') return withLocalSources(value, addresses);
  return key === 'Permissions-Policy' ? value.replace('payment=(self', `$& "${addresses.stripe}"`) : value;
}

/** Adds the emulators and the local Stripe. */
export function withLocalSources(policy: string, { auth, pageFirestore, stripe }: StackAddresses): string {
  const additions: Record<string, string[]> = {
    'connect-src': [auth, `http://${pageFirestore}`, stripe],
    'script-src': [stripe],
    'frame-src': [stripe],
  };
  return policy
    .split(';')
    .map((directive) => {
      const [name = ''] = directive.trim().split(/\s+/);
      return [directive.trim(), ...(additions[name] ?? [])].join(' ');
    })
    .join('; ');
}
