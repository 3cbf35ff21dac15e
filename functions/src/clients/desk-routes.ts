import { newClientSchema } from '@welding/domain/entities/client';
import {
  clientChangeSchema,
  clientMessages,
  confirmsErasure,
  eraseClientSchema,
  mergeClientSchema,
} from '@welding/domain/entities/client-change';
import { nothing } from '#http/readers.ts';
import { desk, office, owner, Reply } from '#http/resource-routes.ts';
import { storePictureOnce } from '#photos/photos.ts';
import { type PhotoTarget, receivePhoto } from '#photos/receive-photo.ts';
import { boundedUploads, photoUpload, uploadReply } from '#photos/upload-request.ts';
import { badRequest, notFound } from '#refusal.ts';
import { changeClientAndTell } from './change-client.ts';
import { addClient, findClient } from './clients.ts';
import { eraseClient } from './erase-client.ts';
import { exportClient } from './export-client.ts';
import { requirePresent } from './guard-client.ts';
import { listTaxedPapers } from './list-taxed-papers.ts';
import { mergeClients } from './merge-clients.ts';

const certificateKeptMs = 24 * 60 * 60 * 1000;

async function requireClient(id: string) {
  const client = await findClient(id);
  if (!client) throw notFound();
  return client;
}

export const routes = [
  desk.post('/clients', office, newClientSchema, (newClient, { actor, once }) =>
    addClient(newClient, actor, once),
  ),
  /** For an exempt client also its `openPapers` that ask sales tax. */
  desk.patch('/clients/:id', office, clientChangeSchema, async (asked, { actor }, id) => {
    const { updatedAt: _, ...fields } = asked;
    const client = await changeClientAndTell(id, fields, { actor, asked });
    return client.taxExempt ? { ...client, openPapers: await listTaxedPapers(id) } : client;
  }),
  /** Responds with the id of the photo for `taxExempt.file`. A photo that no client uses is deleted after a day. */
  boundedUploads(
    desk.post('/clients/:id/tax-certificate', office, photoUpload, async (upload, { once }, id) => {
      await requirePresent(await requireClient(id));
      const of = { owner: { entity: 'certificate', id }, clientId: id } as const;
      const store: PhotoTarget['store'] = (picture) =>
        storePictureOnce({ ...picture, ...of }, once, certificateKeptMs);
      return uploadReply(await receivePhoto(upload, { id, store }, once));
    }),
  ),
  /** The client then owns everything of the duplicate. */
  desk.step('/clients/:id/merge', office, mergeClientSchema, async ({ duplicateId }, { actor }, id) => {
    if (duplicateId === id) throw badRequest(clientMessages.mergedWithItself);
    return await mergeClients(id, duplicateId, actor);
  }),
  /** All stored data of the client; expenses only for the owner. */
  desk.get('/clients/:id/export', office, nothing, async (_, { staff }, id) => {
    const everything = await exportClient(id, { isOwner: staff.role === 'owner' });
    if (!everything) throw notFound();
    const headers = { 'Content-Disposition': `attachment; filename="client-${id}.json"` };
    return new Reply({ json: everything, headers });
  }),
  /** The owner confirms with the client's name. For an erased client any text completes an interrupted attempt. */
  desk.step('/clients/:id/erase', owner, eraseClientSchema, async ({ confirmation }, { actor }, id) => {
    const client = await requireClient(id);
    if (!client.erasedAt && !confirmsErasure(client, confirmation))
      throw badRequest(clientMessages.notConfirmed);
    return await eraseClient(id, actor);
  }),
];
