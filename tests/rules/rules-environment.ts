import { randomUUID } from 'node:crypto';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { authUidOf } from '@welding/domain/values/auth-uid';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { portalRules } from '../../local/stack/portal-rules.ts';
import { stackAddresses } from '../support/stack.ts';

/** Everyone outside the staff. They read only their own documents, and write none. */
export const outsiders = [
  'nobody',
  'client',
  'verifiedClient',
  'otherClient',
  'contact',
  'withoutRole',
  'withOtherRole',
  'business',
] as const;

/** Firestore for each kind of person. */
type Actors = Record<(typeof outsiders)[number], ReturnType<RulesTestContext['firestore']>>;

export type RulesSetting = {
  environment: RulesTestEnvironment;
  actors: Actors;
  clientId: string;
  otherClientId: string;
  /** Firestore for a person with these claims. */
  signedIn: (uid: string, claims: Record<string, unknown>) => Actors['client'];
  /** Writes a document without the rules. @returns its id */
  store: (collection: string, fields: Record<string, unknown>, id?: string) => Promise<string>;
  /** Deletes a document without the rules. */
  remove: (collection: string, id: string) => Promise<void>;
};

/** The claims of a client's token, by default for a session that began a minute ago. */
export function clientClaims(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  const begun = Date.now() - 60_000;
  return { role: 'client', session: randomUUID(), begun, expires: begun + 86_400_000, ...overrides };
}

/** The claims of a token for a contact of this client. */
export function contactClaims(client: string, overrides: Record<string, unknown> = {}) {
  return clientClaims({ role: 'contact', client, verified: true, ...overrides });
}

/** Loads the repository's rules, or `rules`, into the emulator, in a project of their own, with all kinds of people. */
export async function rulesSetting(rules?: string): Promise<RulesSetting> {
  const [host = '', port] = stackAddresses().firestore.split(':');
  const projectId = `demo-rules-${randomUUID().slice(0, 8)}`;
  const environment = await initializeTestEnvironment({
    projectId,
    firestore: {
      host,
      port: Number(port),
      rules: rules ?? (await portalRules()),
    },
  });
  const [clientId, otherClientId] = [randomUUID(), randomUUID()];
  const signedIn: RulesSetting['signedIn'] = (uid, claims) =>
    environment.authenticatedContext(uid, claims).firestore();
  const { role: _, ...withoutRole } = clientClaims();
  // One connection for all writes. withSecurityRulesDisabled opens another one each time.
  const withoutRules = getFirestore(initializeApp({ projectId }, projectId));
  const store: RulesSetting['store'] = async (collection, fields, id = randomUUID()) => {
    await withoutRules.collection(collection).doc(id).set(fields);
    return id;
  };
  const contactId = randomUUID();
  const contactAccess = { [contactId]: { roles: ['estimates', 'invoices', 'visits', 'gate'], since: 0 } };
  await Promise.all([
    store('clients', { firstName: 'Jordan', contactAccess }, clientId),
    store('clients', { firstName: 'Jordan' }, otherClientId),
  ]);
  return {
    environment,
    clientId,
    otherClientId,
    actors: {
      nobody: environment.unauthenticatedContext().firestore(),
      client: signedIn(authUidOf({ clientId }), clientClaims()),
      verifiedClient: signedIn(authUidOf({ clientId }), clientClaims({ verified: true })),
      otherClient: signedIn(authUidOf({ clientId: otherClientId }), clientClaims()),
      contact: signedIn(authUidOf({ clientId, contactId }), contactClaims(clientId)),
      withoutRole: signedIn(authUidOf({ clientId }), withoutRole),
      withOtherRole: signedIn(authUidOf({ clientId }), clientClaims({ role: 'clients' })),
      business: signedIn('business', clientClaims({ role: 'admin' })),
    },
    signedIn,
    store,
    remove: async (collection, id) => void (await withoutRules.collection(collection).doc(id).delete()),
  };
}
