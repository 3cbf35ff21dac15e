import { ownSubscriptions } from './own-subscriptions.ts';

/** Ends this device's subscription to notifications, if it has one: whoever uses it next is somebody else. Never throws. */
export async function forgetPush(): Promise<void> {
  try {
    for (const subscription of await ownSubscriptions()) await subscription.unsubscribe();
  } catch {
    // The push service cannot be reached, or there is none: the API sends nothing to a device whose session has ended.
  }
}
