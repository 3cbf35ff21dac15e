import { sessionMarkerKey } from '#lib/session/session-marker-key.ts';

/**
 * Runs while the prerendered page is read, before anything is painted: a client who stays signed in must not see the
 * form flash by. firebase.json allows it by its hash.
 */
export const keptSessionScript = `try{if(localStorage.getItem('${sessionMarkerKey}'))document.documentElement.dataset.portal='kept'}catch{}`;

/** Once the page is alive it knows by itself what to show. */
export function forgetKeptSessionMark(): void {
  delete document.documentElement.dataset['portal'];
}
