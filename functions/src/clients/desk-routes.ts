import { newClientSchema } from '@welding/domain/entities/client';
import { actorOf } from '@welding/domain/entities/staff';
import {
  clientChangeSchema,
  clientMessages,
  confirmsErasure,
  eraseClientSchema,
  mergeClientSchema,
} from '@welding/domain/entities/stored-client';
import { idempotencyKeyOf } from '#http/idempotency-key.ts';
import { both, json, withId } from '#http/readers.ts';
import { staffRoute } from '#http/route.ts';
import { storePictureOnce } from '#photos/photos.ts';
import { type PhotoTarget, receivePhoto } from '#photos/receive-photo.ts';
import { boundedUploads, readPhotoUpload, uploadContents } from '#photos/upload-request.ts';
import { badRequest, notFound } from '#refusal.ts';
import { changeClientAndTell } from './change-client.ts';
import { addClient as add, findClient } from './clients.ts';
import { eraseClient as erase } from './erase-client.ts';
import { exportClient as exportOf } from './export-client.ts';
import { requirePresent } from './guard-client.ts';
import { mergeClients as merge } from './merge-clients.ts';

/** POST /api/desk/clients: 201 and the client; 409 when another one has the email. */
export const addClient = staffRoute({
  method: 'POST',
  path: '/api/desk/clients',
  roles: ['owner', 'office'],
  read: json(newClientSchema),
  answer: async (newClient, { staff, idempotencyKey }) => {
    const once = idempotencyKeyOf(idempotencyKey, 'clients', staff.id, newClient);
    return { status: 201, json: await add(newClient, actorOf(staff), once) };
  },
});

/** PATCH /api/desk/clients/{id}: 200 and the client; 409 for an old version, or an email that another client has. */
export const changeClient = staffRoute({
  method: 'PATCH',
  path: '/api/desk/clients/:id',
  roles: ['owner', 'office'],
  read: both(withId, json(clientChangeSchema)),
  answer: async ([{ id }, asked], { staff }) => {
    const { updatedAt: _, ...fields } = asked;
    return { status: 200, json: await changeClientAndTell(id, fields, { actor: actorOf(staff), asked }) };
  },
});

/**
 * POST /api/desk/clients/{id}/tax-certificate: 201 and the id of the photo, which `taxExempt.file` then names; one that nothing
 * names goes after a day. In parts as photos of projects.
 */
export const addTaxCertificate = boundedUploads(
  staffRoute({
    method: 'POST',
    path: '/api/desk/clients/:id/tax-certificate',
    roles: ['owner', 'office'],
    read: both(withId, { from: readPhotoUpload }),
    answer: async ([{ id }, upload], { staff, idempotencyKey }) => {
      const client = await findClient(id);
      if (!client) throw notFound();
      await requirePresent(client);
      const contents = { id, ...uploadContents(upload) };
      const once = idempotencyKeyOf(idempotencyKey, 'tax-certificates', staff.id, contents);
      const owner = { entity: 'certificate', id } as const;
      const target: PhotoTarget = {
        id,
        store: (picture, key) =>
          storePictureOnce({ ...picture, owner, clientId: id }, key, certificateKeptMs),
      };
      const photoId = await receivePhoto(upload, target, once);
      return photoId === undefined ? { status: 202 } : { status: 201, json: { id: photoId } };
    },
  }),
);

const certificateKeptMs = 24 * 60 * 60 * 1000;

/** POST /api/desk/clients/{id}/merge: 200 and the client, who now owns everything of the duplicate. */
export const mergeClients = staffRoute({
  method: 'POST',
  path: '/api/desk/clients/:id/merge',
  roles: ['owner', 'office'],
  read: both(withId, json(mergeClientSchema)),
  answer: async ([{ id }, { duplicateId }], { staff }) => {
    if (duplicateId === id) throw badRequest(clientMessages.mergedWithItself);
    return { status: 200, json: await merge(id, duplicateId, actorOf(staff)) };
  },
});

/** GET /api/desk/clients/{id}/export: 200 and one JSON with all stored data of the client; expenses only for the owner. */
export const exportClient = staffRoute({
  method: 'GET',
  path: '/api/desk/clients/:id/export',
  roles: ['owner', 'office'],
  read: withId,
  answer: async ({ id }, { staff }) => {
    const everything = await exportOf(id, { isOwner: staff.role === 'owner' });
    if (!everything) throw notFound();
    const headers = { 'Content-Disposition': `attachment; filename="client-${id}.json"` };
    return { status: 200, json: everything, headers };
  },
});

/**
 * POST /api/desk/clients/{id}/erase: 200 and the remains of the client. The owner has to send the client's name; for an erased
 * client any text completes an interrupted attempt.
 */
export const eraseClient = staffRoute({
  method: 'POST',
  path: '/api/desk/clients/:id/erase',
  roles: ['owner'],
  read: both(withId, json(eraseClientSchema)),
  answer: async ([{ id }, { confirmation }], { staff }) => {
    const client = await findClient(id);
    if (!client) throw notFound();
    if (!client.erasedAt && !confirmsErasure(client, confirmation)) {
      throw badRequest(clientMessages.notConfirmed);
    }
    return { status: 200, json: await erase(id, actorOf(staff)) };
  },
});
