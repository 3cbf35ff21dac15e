/** What the desk's Firebase is called in the browser; the portal's has no name. */
export const deskAppName = 'desk';
