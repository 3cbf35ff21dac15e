import { Workbox } from 'workbox-window';
import { whenIdle } from '#shared/ui/load-moments.ts';
import { considerUpdate, workerTookOver } from './update-offer.ts';

type WorkerOfApp = {
  readonly script: string;
  /** The prefix of the URLs it controls. */
  readonly scope: string;
};

const updateCheckMs = 60 * 60 * 1000;
/** A weak signal may lose one of the worker's many files, which fails the installation. */
const pausesBeforeInstallingMs = [0, 5_000, 30_000, 120_000];

/**
 * Registers a worker and offers new versions.
 * @returns whether one is installed
 */
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

/** Unregisters one app's worker only. */
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
    // Without a signal, in a private window or with a full disk the app works without a worker.
    return undefined;
  }
}

/** Whether a worker is active. Waits for a first installation. */
async function isInstalled({ active, waiting, installing }: ServiceWorkerRegistration): Promise<boolean> {
  if (active || waiting) return true;
  if (!installing) return false;
  return new Promise((resolve) => {
    installing.addEventListener('statechange', () => resolve(installing.state !== 'redundant'), {
      once: true,
    });
  });
}

/** Checks for a new version when someone returns to an app left open for long. */
function checkForUpdates(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || !navigator.onLine || Date.now() - checkedAt < updateCheckMs) return;
    checkedAt = Date.now();
    registration.update().catch(() => undefined);
  });
}

/**
 * Runs `connect` once the page has loaded and the browser is idle, so that offline downloads do not compete with the page. Call
 * it after the page's own code, which `load` does not wait for (web/build/prerender/after-first-paint.ts).
 */
export function startServiceWorker(connect: () => Promise<void>): void {
  if (!import.meta.env.DEV) whenIdle(() => void connect());
}
