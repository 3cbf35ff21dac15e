import { apiPaths } from '@welding/domain/api-paths';
import { pushKeySchema } from '@welding/domain/entities/push';
import { readPushNotice } from '@welding/domain/entities/push-notice';
import { atSite, readSitePath } from '@welding/domain/paths';
import { business } from '@welding/domain/values/business';
import { currentLanguage } from '@welding/domain/values/language';
import { ApiError, apiRequest } from '#shared/api/api-request.ts';
import { appAt, isDeskPath } from '#shared/api/app-of-origin.ts';
import { unreadPushTexts } from './unread-push-texts.ts';

declare const self: ServiceWorkerGlobalScope;

/** Per app: icons, and the target of an unreadable notification. */
type PushLook = { readonly icon: string; readonly badge: string; readonly home: string };

/** Always shows a notification, even for unreadable data, because browsers revoke the permission of apps that show none. */
export async function showPush(data: Pick<PushMessageData, 'text'> | null, look: PushLook): Promise<void> {
  const { home, icon, badge } = look;
  const unread = {
    ...{ title: business.shortName, body: unreadPushTexts().news, path: home, tag: 'news' },
    lang: currentLanguage(),
  };
  const { title, body, path, tag, lang } = readPushNotice(data?.text() ?? '') ?? unread;
  await self.registration.showNotification(title, {
    body,
    tag,
    ...(lang && { lang }),
    icon,
    badge,
    data: path,
  });
}

type OpenWindow = Pick<WindowClient, 'url' | 'focus' | 'navigate' | 'visibilityState'>;

/** Opens a tapped notification in an open window of this app, or a new one. */
export async function openNotification(
  notification: Pick<Notification, 'data' | 'close'>,
  home: string,
): Promise<void> {
  notification.close();
  const path = typeof notification.data === 'string' ? inOwnLanguage(notification.data) : home;
  const target = new URL(path, self.location.origin).href;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = chooseWindow(windows, target);
  try {
    const shown = await open?.focus();
    if (shown && shown.url !== target) await shown.navigate(target);
    if (shown) return;
  } catch {
    // The window has no worker yet, or was just closed.
  }
  await self.clients.openWindow(target);
}

/** The window for `target`: one that shows it, else another of the same app, visible ones first. Never one with a payment. */
function chooseWindow<Window extends Pick<OpenWindow, 'url' | 'visibilityState'>>(
  windows: readonly Window[],
  target: string,
): Window | undefined {
  const own = windows
    .filter(({ url }) => isDesk(url) === isDesk(target) && !isCheckout(url))
    .toSorted((one, other) => rank(one) - rank(other));
  return own.find(({ url }) => url === target) ?? own[0];
}

const rank = ({ visibilityState }: Pick<OpenWindow, 'visibilityState'>) =>
  visibilityState === 'visible' ? 0 : 1;
const isDesk = (url: string) => isDeskPath(new URL(url).pathname);
const isCheckout = (url: string) => /^\/checkout(\/|$)/.test(readSitePath(new URL(url).pathname).path);

/** The site's path in the worker's language. Desk paths stay unchanged. */
function inOwnLanguage(path: string): string {
  return appAt(path) === 'en' ? atSite(path) : path;
}

/** Some browsers omit either: https://w3c.github.io/push-api/#the-pushsubscriptionchange-event. */
type SubscriptionChange = {
  readonly oldSubscription?: Pick<PushSubscription, 'toJSON'> | null;
  readonly newSubscription?: Pick<PushSubscription, 'toJSON' | 'unsubscribe'> | null;
};

/**
 * Restores notifications after the push service ended the subscription, possibly with no page open: subscribes again unless the
 * browser did, and tells the API. Offline, the app does so on its next start. Signed out, the device stays unsubscribed.
 * @param tell adds a device at the API, or removes it
 * @throws as `apiRequest`
 */
export async function renewPush(
  { oldSubscription, newSubscription }: SubscriptionChange,
  tell: (method: 'POST' | 'DELETE', subscription: PushSubscriptionJSON) => Promise<void>,
): Promise<void> {
  const subscription = newSubscription ?? (await subscribeAnew(self.registration));
  if (!subscription) return;
  try {
    await tell('POST', subscription.toJSON());
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    await subscription.unsubscribe();
    return;
  }
  // Otherwise the next undeliverable notification removes it.
  if (oldSubscription) await tell('DELETE', oldSubscription.toJSON()).catch(() => undefined);
}

/** Undefined if the permission is gone. */
async function subscribeAnew({
  pushManager,
}: ServiceWorkerRegistration): Promise<PushSubscription | undefined> {
  const current = await pushManager.getSubscription();
  if (current) return current;
  const { publicKey } = await apiRequest(apiPaths.pushKey, (json) => pushKeySchema.parse(json));
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  if ((await pushManager.permissionState(options)) !== 'granted') return undefined;
  return await pushManager.subscribe(options);
}
