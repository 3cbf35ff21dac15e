import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { doc, setDoc } from 'firebase/firestore';
import { projectRoot } from '../../local/stack/project-root.ts';
import { stackAddresses } from '../support/stack.ts';

/** Who tries, and what the database is to each of them. */
export type Actors = Record<
  'nobody' | 'client' | 'otherClient' | 'withoutRole' | 'withOtherRole' | 'business',
  ReturnType<RulesTestContext['firestore']>
>;

export type RulesSetting = {
  environment: RulesTestEnvironment;
  actors: Actors;
  clientId: string;
  otherClientId: string;
  /** Writes a document past the rules. @returns its id */
  store: (collection: string, fields: Record<string, unknown>) => Promise<string>;
};

/** The rules of the repository on the emulator, in a project of their own, and everybody they have to tell apart. */
export async function rulesSetting(): Promise<RulesSetting> {
  const [host = '', port] = stackAddresses().firestore.split(':');
  const environment = await initializeTestEnvironment({
    projectId: `demo-rules-${randomUUID().slice(0, 8)}`,
    firestore: {
      host,
      port: Number(port),
      rules: await readFile(join(projectRoot, 'firestore.rules'), 'utf8'),
    },
  });
  const [clientId, otherClientId] = [randomUUID(), randomUUID()];
  const signedIn = (uid: string, claims = {}) => environment.authenticatedContext(uid, claims).firestore();
  return {
    environment,
    clientId,
    otherClientId,
    actors: {
      nobody: environment.unauthenticatedContext().firestore(),
      client: signedIn(clientId, { role: 'client' }),
      otherClient: signedIn(otherClientId, { role: 'client' }),
      withoutRole: signedIn(clientId),
      withOtherRole: signedIn(clientId, { role: 'clients' }),
      business: signedIn('business', { role: 'admin' }),
    },
    store: async (collection, fields) => {
      const id = randomUUID();
      await environment.withSecurityRulesDisabled(async (context) => {
        await setDoc(doc(context.firestore(), collection, id), fields);
      });
      return id;
    },
  };
}
