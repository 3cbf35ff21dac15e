import { sessionMarkerKey } from '#shared/storage/storage-keys.ts';

/**
 * Runs before the first paint, so that a client who stays signed in does not see the form flash. firebase.json allows it by
 * hash.
 */
export const storedSessionScript = `try{if(localStorage.getItem('${sessionMarkerKey}'))document.documentElement.dataset.portal='kept'}catch{}`;
