import { createHash } from 'node:crypto';
import {
  maxPushDevices,
  type PushDevice,
  type PushSubscriptionRequest,
  pushDeviceSchema,
} from '@welding/domain/entities/push';
import type { Session } from '#sign-in/sessions.ts';
import { retryConflicts } from '#store/conflicts.ts';
import { parseSnapshot } from '#store/documents.ts';
import { entityCollection } from '#store/entity-collection.ts';
import { declareQuery } from '#store/query.ts';

export const pushDevices = entityCollection('pushDevices', pushDeviceSchema);

const devicesOfPerson = declareQuery({ collection: 'pushDevices', equal: ['personId'] });
const devicesOfOwner = declareQuery({ collection: 'pushDevices', equal: ['owner'] });
const devicesOfSession = declareQuery({ collection: 'pushDevices', equal: ['session.id'] });
/** Far more than one person or a whole staff has. */
const mostDevices = 500;

/** A device's owner: a client while the session is valid, or a staff member. */
export type DeviceOwner = { readonly session: Session } | { readonly staffId: string };

/** A hash of the whole subscription, so that only the device itself can name its id. */
function deviceIdOf({ endpoint, keys }: Pick<PushSubscriptionRequest, 'endpoint' | 'keys'>): string {
  return createHash('sha256').update([endpoint, keys.p256dh, keys.auth].join(' ')).digest('base64url');
}

/**
 * Stores a device as this person's, replaces an earlier owner, and removes the oldest beyond `maxPushDevices`. Needs no
 * transaction, which parallel requests would wait for: the last of them sees the devices of all.
 */
export async function storePushDevice(
  { endpoint, keys }: PushSubscriptionRequest,
  owner: DeviceOwner,
): Promise<void> {
  const collection = await pushDevices();
  const id = deviceIdOf({ endpoint, keys });
  const device: PushDevice = {
    id,
    endpoint,
    keys,
    ...ownerFields(owner),
    createdAt: new Date().toISOString(),
  };
  await collection.doc(id).set(device);
  const ofPerson = devicesOfPerson(collection, [device.personId]).limit(mostDevices);
  const own = parseSnapshot(await ofPerson.get());
  const newestFirst = own.toSorted((one, other) => (ageOf(one) > ageOf(other) ? -1 : 1));
  await Promise.all(
    newestFirst.slice(maxPushDevices).map(({ id: oldest }) => collection.doc(oldest).delete()),
  );
}

/** The id breaks ties, so that parallel requests remove the same devices. */
function ageOf({ createdAt, id }: PushDevice): string {
  return createdAt + id;
}

function ownerFields(owner: DeviceOwner): Pick<PushDevice, 'owner' | 'personId' | 'session' | 'expireAt'> {
  if ('staffId' in owner) return { owner: 'staff', personId: owner.staffId };
  const { clientId, ...session } = owner.session;
  const expireAt = new Date(session.expires).toISOString();
  return { owner: 'client', personId: clientId, session, expireAt };
}

/** Removes this person's device; does nothing for another person's. */
export async function removeOwnPushDevice(
  subscription: PushSubscriptionRequest,
  personId: string,
): Promise<void> {
  const document = (await pushDevices()).doc(deviceIdOf(subscription));
  await retryConflicts(async () => {
    const stored = await document.get();
    if (!stored.updateTime || stored.get('personId') !== personId) return;
    await document.delete({ lastUpdateTime: stored.updateTime });
  });
}

/** Removes a device that its push service no longer knows, or whose person is gone. */
export async function removePushDevice(id: string): Promise<void> {
  await (await pushDevices()).doc(id).delete();
}

export async function removePushDevicesOf(personId: string): Promise<void> {
  await removeAll(devicesOfPerson(await pushDevices(), [personId]));
}

export async function removePushDevicesOfSession(sessionId: string): Promise<void> {
  await removeAll(devicesOfSession(await pushDevices(), [sessionId]));
}

export async function movePushDevices(sessionId: string, to: Session): Promise<void> {
  const collection = await pushDevices();
  const { docs } = await devicesOfSession(collection, [sessionId]).limit(mostDevices).get();
  const moved = await pushDevices.encodeUpdate(ownerFields({ session: to }));
  await Promise.all(docs.map(({ ref }) => ref.update(moved)));
}

/** The devices of a client, even of ended sessions. */
export async function findPushDevicesOfClient(clientId: string): Promise<PushDevice[]> {
  const found = devicesOfPerson(await pushDevices(), [clientId]).limit(mostDevices);
  return parseSnapshot(await found.get());
}

/** The devices of all staff, even of closed accounts. */
export async function findPushDevicesOfStaff(): Promise<PushDevice[]> {
  const found = devicesOfOwner(await pushDevices(), ['staff']).limit(mostDevices);
  return parseSnapshot(await found.get());
}

async function removeAll(query: ReturnType<typeof devicesOfPerson>): Promise<void> {
  const { docs } = await query.limit(mostDevices).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}
