import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { PushDevice } from '@welding/domain/entities/push';
import type { PushNotice } from '@welding/domain/entities/push-notice';
import { business } from '@welding/domain/values/business';
import webPush from 'web-push';
import { config } from '#config.ts';
import { isPushEndpoint, lookUpPublic, PrivateIpError } from './push-endpoint.ts';

const timeoutMs = 10_000;

/** How a push service treats a message: RFC 8030, 5.2 to 5.4. */
export type PushTreatment = {
  /** How long to keep it for a device that is off. */
  readonly ttlSeconds: number;
  readonly urgency: 'normal' | 'high';
  /** 32 characters of base64url. A later message of the same topic replaces one that still waits. */
  readonly topic: string;
};

/** `gone`: the device no longer exists. `later`: a retry may help. `refused`: it will not. */
export type PushOutcome = { readonly kind: 'sent' | 'gone' | 'later' | 'refused'; readonly cause?: string };

/** Sends a notification, encrypted for this device alone (RFC 8291), to its push service. Never throws. */
export async function handToPushService(
  { endpoint, keys }: Pick<PushDevice, 'endpoint' | 'keys'>,
  notice: PushNotice,
  treatment: PushTreatment,
): Promise<PushOutcome> {
  const { PUSH_SERVICE_URL } = config();
  if (!isPushEndpoint(endpoint, PUSH_SERVICE_URL)) return { kind: 'gone', cause: 'endpoint' };
  const message = encrypted({ endpoint, keys }, notice, treatment);
  if (!message) return { kind: 'gone', cause: 'keys' };
  try {
    return outcomeOf(await post(message, PUSH_SERVICE_URL));
  } catch (error) {
    return { kind: error instanceof PrivateIpError ? 'gone' : 'later', cause: codeOf(error) };
  }
}

type Message = Pick<webPush.RequestDetails, 'endpoint' | 'headers' | 'body'>;

/** Undefined for invalid keys. */
function encrypted(
  device: Pick<PushDevice, 'endpoint' | 'keys'>,
  notice: PushNotice,
  { ttlSeconds, urgency, topic }: PushTreatment,
): Message | undefined {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT } = config();
  const vapidDetails = {
    subject: VAPID_SUBJECT ?? `mailto:${business.email}`,
    publicKey: VAPID_PUBLIC_KEY,
    privateKey: VAPID_PRIVATE_KEY,
  };
  const options = { vapidDetails, TTL: ttlSeconds, urgency, topic };
  try {
    return webPush.generateRequestDetails(device, JSON.stringify(notice), options);
  } catch (error) {
    // The device's point is not on the curve. Other errors are ours.
    if (codeOf(error) === 'ERR_CRYPTO_ECDH_INVALID_PUBLIC_KEY') return undefined;
    throw error;
  }
}

/** Posts a message, without following redirects or reading the response's body. @returns the status */
function post({ endpoint, headers, body }: Message, standIn: string | undefined): Promise<number> {
  const isStandIn = standIn !== undefined && new URL(endpoint).origin === new URL(standIn).origin;
  const request = isStandIn && endpoint.startsWith('http:') ? requestHttp : requestHttps;
  const options = { method: 'POST', headers, signal: AbortSignal.timeout(timeoutMs) };
  return new Promise((resolve, reject) => {
    request(endpoint, { ...options, ...(!isStandIn && { lookup: lookUpPublic }) }, (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    })
      .once('error', reject)
      .end(body);
  });
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  const cause = String(status);
  if (status === 404 || status === 410) return { kind: 'gone', cause };
  if (status === 408 || status === 429 || status >= 500) return { kind: 'later', cause };
  return { kind: 'refused', cause };
}

/** Never the message, which may contain the device's URL. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
