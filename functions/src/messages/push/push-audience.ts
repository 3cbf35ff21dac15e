import { notifiedRoles, type Push, type PushDevice } from '@welding/domain/entities/push';
import type { Language } from '@welding/domain/values/language';
import { languageOf } from '@welding/domain/values/language';
import { findClient } from '#clients/clients.ts';
import { findPushDevicesOfClient, findPushDevicesOfStaff, removePushDevice } from '#messages/push-devices.ts';
import { opensPortal } from '#opens-portal.ts';
import { confirmSession } from '#sign-in/sessions.ts';
import { findStaff } from '#staff/staff.ts';
import { itemByItem } from '#store/item-by-item.ts';

/**
 * The devices for a notification: its client's with a valid session, its staff member's, or those of all staff who get every
 * notification. Removes devices of ended sessions and closed accounts.
 */
export async function pushAudience({
  clientId,
  staffId,
  exceptStaffId,
  remaining,
}: Pick<Push, 'clientId' | 'staffId' | 'exceptStaffId' | 'remaining'>): Promise<PushDevice[]> {
  const devices =
    clientId === undefined ? await devicesOfStaff({ staffId, exceptStaffId }) : await devicesOf(clientId);
  return remaining ? devices.filter(({ id }) => remaining.includes(id)) : devices;
}

async function devicesOf(clientId: string): Promise<PushDevice[]> {
  const devices = await findPushDevicesOfClient(clientId);
  return await keepThose(devices, async ({ owner, personId, session }) => {
    if (owner !== 'client' || !session || session.expires <= Date.now() || !opensPortal(session))
      return false;
    const { verified, ...rest } = session;
    const held = await confirmSession({ ...rest, clientId: personId, ...(verified && { verified }) });
    return held !== undefined;
  });
}

async function devicesOfStaff({
  staffId,
  exceptStaffId,
}: Pick<Push, 'staffId' | 'exceptStaffId'>): Promise<PushDevice[]> {
  const devices = await findPushDevicesOfStaff();
  const ids = [...new Set(devices.map(({ personId }) => personId))];
  const read = await itemByItem(
    'pushes',
    ids,
    { idOf: (id) => id, atOnce: ids.length },
    async (id) => [id, await findStaff(id)] as const,
  );
  const people = new Map(read);
  // A person who cannot be read gets nothing now, and keeps their devices.
  const known = devices.filter(({ personId }) => people.has(personId));
  const open = await keepThose(known, async ({ personId }) => people.get(personId)?.active === true);
  return open.filter(({ personId }) => {
    const role = people.get(personId)?.role;
    if (staffId !== undefined) return personId === staffId;
    return personId !== exceptStaffId && notifiedRoles.some((notified) => notified === role);
  });
}

/** The devices `belongs` accepts. Removes the others. */
async function keepThose(
  devices: readonly PushDevice[],
  belongs: (device: PushDevice) => Promise<boolean>,
): Promise<PushDevice[]> {
  const kept = await Promise.all(
    devices.map(async (device) => {
      if (await belongs(device)) return device;
      await removePushDevice(device.id);
      return [];
    }),
  );
  return kept.flat();
}

export async function languagesOf(devices: readonly PushDevice[]): Promise<ReadonlyMap<string, Language>> {
  const owners = new Map(devices.map(({ personId, owner }) => [personId, owner]));
  const found = await Promise.all(
    [...owners].map(async ([id, owner]) => {
      const person = await (owner === 'client' ? findClient(id) : findStaff(id));
      return [id, languageOf(person)] as const;
    }),
  );
  return new Map(found);
}
