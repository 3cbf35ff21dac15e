/** The account that every function runs as; docs/deploy.md says how it is made, and what it may do. Firebase adds the project. */
export const serviceAccount = 'portal-functions@';
