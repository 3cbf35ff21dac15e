import { Workbox } from 'workbox-window';
import { whenIdle } from '#shared/ui/when-idle.ts';
import { considerUpdate, workerTookOver } from './update-offer.ts';

/** One of the two workers of this origin. */
type WorkerOfApp = {
  readonly script: string;
  /** The addresses it answers for begin with this. */
  readonly scope: string;
};

const updateCheckMs = 60 * 60 * 1000;
/** On a weak signal one of the worker's many files may be lost, and the installation with it. */
const pausesBeforeInstallingMs = [0, 5_000, 30_000, 120_000];

/** Registers a worker, looks for new versions and offers them. @returns whether one is installed */
export async function installWorker(worker: WorkerOfApp): Promise<boolean> {
  navigator.serviceWorker.addEventListener('controllerchange', () => void workerTookOver());
  for (const pauseMs of pausesBeforeInstallingMs) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    const registration = await register(worker);
    if (registration && (await isInstalled(registration))) {
      checkForUpdates(registration);
      return true;
    }
  }
  return false;
}

/** Takes the worker of one app off this device, and leaves the other's. */
export async function removeWorker({ scope }: Pick<WorkerOfApp, 'scope'>): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  const own = registrations.filter((registration) => new URL(registration.scope).pathname === scope);
  await Promise.all(own.map((registration) => registration.unregister()));
}

async function register({ script, scope }: WorkerOfApp): Promise<ServiceWorkerRegistration | undefined> {
  const workbox = new Workbox(script, { scope });
  workbox.addEventListener('waiting', () => void considerUpdate());
  try {
    return await workbox.register({ immediate: true });
  } catch {
    // No signal for the worker's script, a private window or a full disk: the app works without.
    return undefined;
  }
}

/** Whether there is a worker; the first one is waited for. */
async function isInstalled({ active, waiting, installing }: ServiceWorkerRegistration): Promise<boolean> {
  if (active || waiting) return true;
  if (!installing) return false;
  return new Promise((resolve) => {
    installing.addEventListener('statechange', () => resolve(installing.state !== 'redundant'), {
      once: true,
    });
  });
}

/** Whoever leaves the app open for days gets to know of a new version when they come back to it. */
function checkForUpdates(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || !navigator.onLine || Date.now() - checkedAt < updateCheckMs) return;
    checkedAt = Date.now();
    registration.update().catch(() => undefined);
  });
}

/**
 * Starts everything around a service worker, `connect`, once the page has loaded and the browser is idle: what it fetches for
 * offline use never competes with the page. To be called when the page's own code has come, which `load` does not wait for
 * (web/build/prerender/after-first-paint.ts).
 */
export function startServiceWorker(connect: () => Promise<void>): void {
  if (!import.meta.env.DEV) whenIdle(() => void connect());
}
