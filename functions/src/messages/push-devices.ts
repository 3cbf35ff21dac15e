import { createHash } from 'node:crypto';
import {
  maxPushDevices,
  type PushDevice,
  type PushSubscriptionRequest,
  pushDevicePrivacy,
  pushDeviceSchema,
} from '@welding/domain/entities/push-device';
import type { Session } from '#sign-in/sessions.ts';
import { retryConflicts } from '#store/conflicts.ts';
import { parseSnapshot } from '#store/documents.ts';
import { entityCollection } from '#store/entity-collection.ts';
import { declareQuery } from '#store/query.ts';

export const pushDevices = entityCollection(
  'pushDevices',
  pushDeviceSchema,
  ['createdAt', 'expireAt'],
  pushDevicePrivacy,
);

const devicesOfPerson = declareQuery({ collection: 'pushDevices', equal: ['personId'] });
const devicesOfOwner = declareQuery({ collection: 'pushDevices', equal: ['owner'] });
const devicesOfSession = declareQuery({ collection: 'pushDevices', equal: ['session.id'] });
/** Far more than anybody has, and than the staff of such a business have together. */
const mostDevices = 500;

/** Whose a device is: a client's as long as the session holds, or somebody's of the staff. */
export type DeviceOwner = { readonly session: Session } | { readonly staffId: string };

/** The id of the device with this subscription, which nobody can make who does not know all of it. */
function deviceIdOf({ endpoint, keys }: Pick<PushSubscriptionRequest, 'endpoint' | 'keys'>): string {
  return createHash('sha256').update([endpoint, keys.p256dh, keys.auth].join(' ')).digest('base64url');
}

/**
 * Stores a device as this person's, whoever's it was before, and lets the oldest go beyond `maxPushDevices`. Stored again
 * it is as it is now. Of any number of requests at once, the one that looks last sees what all have stored: no
 * transaction is needed, which many at a time would have to queue for.
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

/** Two that came at the same time have an order, too: all who look let the same ones go. */
function ageOf({ createdAt, id }: PushDevice): string {
  return createdAt + id;
}

function ownerFields(owner: DeviceOwner): Pick<PushDevice, 'owner' | 'personId' | 'session' | 'expireAt'> {
  if ('staffId' in owner) return { owner: 'staff', personId: owner.staffId };
  const { clientId, ...session } = owner.session;
  const expireAt = new Date(session.expires).toISOString();
  return { owner: 'client', personId: clientId, session, expireAt };
}

/** Takes a device away from this person; nothing happens when it is not, or no longer, theirs. */
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

/** Takes a device away that a push service knows no more, or whose person is not there for it. */
export async function removePushDevice(id: string): Promise<void> {
  await (await pushDevices()).doc(id).delete();
}

/** Takes every device away from a client or from somebody of the staff. */
export async function removePushDevicesOf(personId: string): Promise<void> {
  await removeAll(devicesOfPerson(await pushDevices(), [personId]));
}

/** Takes the devices away that were a client's by this session. */
export async function removePushDevicesOfSession(sessionId: string): Promise<void> {
  await removeAll(devicesOfSession(await pushDevices(), [sessionId]));
}

/** Lets the devices of one session go on with the one that took its place. */
export async function movePushDevices(sessionId: string, to: Session): Promise<void> {
  const collection = await pushDevices();
  const { docs } = await devicesOfSession(collection, [sessionId]).limit(mostDevices).get();
  const moved = await pushDevices.encodeUpdate(ownerFields({ session: to }));
  await Promise.all(docs.map(({ ref }) => ref.update(moved)));
}

/** The devices of a client, whether their sessions hold or not. */
export async function findPushDevicesOfClient(clientId: string): Promise<PushDevice[]> {
  const found = devicesOfPerson(await pushDevices(), [clientId]).limit(mostDevices);
  return parseSnapshot(await found.get());
}

/** The devices of everybody on the staff, whatever became of them. */
export async function findPushDevicesOfStaff(): Promise<PushDevice[]> {
  const found = devicesOfOwner(await pushDevices(), ['staff']).limit(mostDevices);
  return parseSnapshot(await found.get());
}

async function removeAll(query: ReturnType<typeof devicesOfPerson>): Promise<void> {
  const { docs } = await query.limit(mostDevices).get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}
