/**
 * The header with which a page says whose portal it shows, where the body has no room for it: the client's id, or
 * `nobody`. The cookie is the browser's, not the page's, and may have become another client's since.
 */
export const shownClientHeader = 'X-Client';
export const nobody = 'nobody';
