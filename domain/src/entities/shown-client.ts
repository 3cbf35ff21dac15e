/**
 * The header with the client whose portal a page shows: the client's id, or `nobody`. The cookie may belong to another client
 * by now because all tabs share it.
 */
export const shownClientHeader = 'X-Client';
export const nobody = 'nobody';
