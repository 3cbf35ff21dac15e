import { sessionMarkerKey } from '#shared/storage/storage-keys.ts';

/** Runs before the first paint, so that the form does not flash for a signed-in client. firebase.json has its hash. */
export const storedSessionScript = `try{if(localStorage.getItem('${sessionMarkerKey}'))document.documentElement.dataset.portal='kept'}catch{}`;
