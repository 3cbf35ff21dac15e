import { sessionMarkerKey } from '#shared/storage/storage-keys.ts';

/**
 * Runs while the prerendered page is read, before anything is painted: a client who stays signed in must not see the
 * form flash by. firebase.json allows it by its hash.
 */
export const storedSessionScript = `try{if(localStorage.getItem('${sessionMarkerKey}'))document.documentElement.dataset.portal='kept'}catch{}`;
