import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressesOf, type StackAddresses } from '../../../local/stack/addresses.ts';
import { startEmulators } from '../../../local/stack/emulators.ts';
import { stackFirebaseConfig } from '../../../local/stack/firebase-config.ts';
import { findFirestoreEmulator } from '../../../local/stack/firestore-emulator.ts';
import { writeFunctionsSettings } from '../../../local/stack/functions-settings.ts';
import { freePorts } from '../../../local/stack/ports.ts';
import { demoProjectId } from '../../../local/stack/project-root.ts';
import { stackDirectory } from '../../../local/stack/stack-directory.ts';

/** Emulators of a test's own, with the product as it was built for this run's stack: they can be stopped. */
export class OwnEmulators {
  readonly addresses: StackAddresses;
  readonly #directory: ReturnType<typeof stackDirectory>;
  #running: Awaited<ReturnType<typeof startEmulators>> | undefined;

  private constructor(addresses: StackAddresses, directory: ReturnType<typeof stackDirectory>) {
    this.addresses = addresses;
    this.#directory = directory;
  }

  /** @param built the folder of the run's stack */
  static async prepare(built: string): Promise<OwnEmulators> {
    const ports = await freePorts();
    const addresses = addressesOf(ports);
    const directory = stackDirectory(`test-${ports.hosting}`);
    await mkdir(directory.root, { recursive: true });
    for (const part of ['web', 'functions', 'firestore.rules', 'firestore.indexes.json']) {
      await cp(join(built, part), join(directory.root, part), { recursive: true, verbatimSymlinks: true });
    }
    const firebase = await stackFirebaseConfig(ports, addresses, { ui: false });
    await writeFile(join(directory.root, 'firebase.json'), JSON.stringify(firebase));
    await writeFunctionsSettings(directory.functions, addresses, undefined);
    return new OwnEmulators(addresses, directory);
  }

  async start(): Promise<void> {
    this.#running = await startEmulators({
      directory: this.#directory,
      env: process.env,
      firestoreJar: await findFirestoreEmulator(process.env, this.#directory.root),
      keep: false,
      signal: new AbortController().signal,
      onFunctionLine: () => undefined,
    });
  }

  async stop(): Promise<void> {
    await this.#running?.stop();
    this.#running = undefined;
  }

  async remove(): Promise<void> {
    await this.stop();
    await rm(this.#directory.root, { recursive: true, force: true });
  }

  /** The e-mails of all quotes that are stored, past the rules. */
  async storedQuoteEmails(): Promise<(string | undefined)[]> {
    const documents = `projects/${demoProjectId}/databases/(default)/documents`;
    const answer = await fetch(`http://${this.addresses.firestore}/v1/${documents}/quotes`, {
      headers: { authorization: 'Bearer owner' },
    });
    const { documents: found = [] }: { documents?: { fields: { email?: { stringValue: string } } }[] } =
      await answer.json();
    return found.map(({ fields }) => fields.email?.stringValue);
  }
}
