import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import type { PushSubscriptionRequest } from '@welding/domain/entities/push';
import { type PushNotice, readPushNotice } from '@welding/domain/entities/push-notice';
import * as z from 'zod';
import { pushDevices } from '../../functions/src/messages/push-devices.ts';
import { stackAddresses } from './stack.ts';

const receivedSchema = z.array(z.object({ headers: z.record(z.string(), z.string()), body: z.base64() }));

type ArrivedPush = { readonly notice: PushNotice; readonly headers: Readonly<Record<string, string>> };

/** A browser subscribed at the local push service. */
export type TestDevice = {
  readonly subscription: PushSubscriptionRequest;
  /** The received notices, oldest first, decrypted as in a browser. */
  readonly received: () => Promise<ArrivedPush[]>;
  /** Sets the push service's status from now on. */
  readonly answerWith: (status: number) => Promise<void>;
};

/** A device with its own keys. */
export function testDevice(): TestDevice {
  const { pushService } = stackAddresses();
  const path = `/devices/${randomUUID()}`;
  const key = createECDH('prime256v1');
  const p256dh = key.generateKeys('base64url');
  const auth = randomBytes(16);
  const subscription = {
    endpoint: `${pushService}${path}`,
    expirationTime: null,
    keys: { p256dh, auth: auth.toString('base64url') },
  };
  return {
    subscription,
    received: async () => {
      const response = await fetch(`${pushService}/local/received?path=${encodeURIComponent(path)}`);
      return receivedSchema.parse(await response.json()).map(({ headers, body }) => {
        const notice = readPushNotice(decrypt(Buffer.from(body, 'base64'), key, auth));
        if (!notice) throw new Error('What arrived is no notice');
        return { notice, headers };
      });
    },
    answerWith: async (status) => {
      await fetch(`${pushService}/local/devices`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ path, status }),
      });
    },
  };
}

/** The owners of the stored devices with this subscription. */
export async function storedOwners({ subscription }: TestDevice): Promise<string[]> {
  stackAddresses();
  const found = await (await pushDevices()).where('endpoint', '==', subscription.endpoint).get();
  return found.docs.map((device) => device.data().personId);
}

/** RFC 8291 over RFC 8188, one record. @throws when it was encrypted for another key */
function decrypt(message: Buffer, key: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = message.subarray(0, 16);
  const senderKey = message.subarray(21, 21 + message.readUInt8(20));
  const sealed = message.subarray(21 + senderKey.length);
  const shared = key.computeSecret(senderKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), key.getPublicKey(), senderKey]);
  const secret = derive(shared, auth, info, 32);
  const contentKey = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createDecipheriv('aes-128-gcm', contentKey, nonce);
  cipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  // A 2 ends the last record's content.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}
