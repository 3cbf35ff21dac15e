/** Addresses of the desk, below the desk's own. */
export const deskPaths = { today: '/', signIn: '/sign-in' } as const;

/** The API's addresses for the desk. */
export const deskApiPaths = { me: '/api/desk/me' } as const;
