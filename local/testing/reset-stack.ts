import { seedSampleData } from '../sample-data/seed-sample-data.ts';
import type { StackAddresses } from '../stack/addresses.ts';
import { demoProjectId } from '../stack/project-root.ts';
import { useEmulators } from '../stack/use-emulators.ts';

/**
 * Takes all documents and accounts from a running stack and writes the sample data anew. What many tests stored makes every
 * list of the desk long. A query takes the emulator no less afterwards: it goes through what was erased as well.
 * @throws Error when an emulator refuses
 */
export async function resetStack(addresses: StackAddresses): Promise<void> {
  await Promise.all([
    erase(`http://${addresses.firestore}`, 'databases/(default)/documents'),
    erase(addresses.auth, 'accounts'),
  ]);
  useEmulators(addresses);
  await seedSampleData(addresses.stripe);
}

async function erase(emulator: string, what: string): Promise<void> {
  const { ok, status } = await fetch(`${emulator}/emulator/v1/projects/${demoProjectId}/${what}`, {
    method: 'DELETE',
    headers: { Authorization: 'Bearer owner' },
  });
  if (!ok) throw new Error(`The emulator did not erase ${what}: ${status}`);
}
