import { deskScope } from '@welding/domain/paths';
import { installWorker, removeWorker } from '#pwa/install-worker.ts';

/** Hosting lets the worker answer for the desk's own address, above its folder (Service-Worker-Allowed). */
const deskWorker = { script: `${deskScope}/sw.js`, scope: deskScope };

/** The page's connection with the desk's service worker: registers it, or takes it away where the switch says so. */
export async function connectDeskWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  if (__SERVICE_WORKER__ === 'removed') await removeWorker(deskWorker);
  else await installWorker(deskWorker);
}
