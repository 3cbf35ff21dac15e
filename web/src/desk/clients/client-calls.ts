import { deskApiPaths } from '@welding/domain/api-paths';
import type { Client } from '@welding/domain/entities/client';
import { storedClientSchema } from '@welding/domain/entities/client';
import { deskRequest } from '#desk/session/desk-request.ts';
import { downloadFile } from '#shared/ui/download-file.ts';

const toClient = (json: unknown) => storedClientSchema.parse(json);

/** Changes a client at version `updatedAt`, null for none yet. */
export async function changeClient(
  id: string,
  updatedAt: string | null,
  change: Readonly<Record<string, unknown>>,
): Promise<Client> {
  const body = { ...change, updatedAt };
  return await deskRequest(deskApiPaths.client(id), toClient, { method: 'PATCH', body });
}

export async function mergeClients(id: string, duplicateId: string): Promise<Client> {
  return await deskRequest(deskApiPaths.clientRecord(id, 'merge'), toClient, { body: { duplicateId } });
}

export async function eraseClient(id: string, confirmation: string): Promise<Client> {
  return await deskRequest(deskApiPaths.clientRecord(id, 'erase'), toClient, { body: { confirmation } });
}

export async function downloadClient(id: string): Promise<void> {
  const everything = await deskRequest(deskApiPaths.clientRecord(id, 'export'), (json) => json);
  const file = new Blob([JSON.stringify(everything, null, 2)], { type: 'application/json' });
  downloadFile(file, `client-${id}.json`);
}
