import { deskScope, siteScopes } from '@welding/domain/paths';
import { currentLanguage } from '@welding/domain/values/language';
import { installWorker, removeWorker } from '#pwa/install-worker.ts';

/**
 * One scope for both languages: the worker of the language chosen last takes the place of the other, with its files. Hosting lets
 * it answer for the desk's own address, above its folder (Service-Worker-Allowed).
 */
const deskWorker = { script: `${deskScope}${siteScopes[currentLanguage()]}/sw.js`, scope: deskScope };

/** The page's connection with the desk's service worker: registers it, or takes it away where the switch says so. */
export async function connectDeskWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  if (__SERVICE_WORKER__ === 'removed') await removeWorker(deskWorker);
  else await installWorker(deskWorker);
}
