/** Addresses of the desk, below the desk's own. */
export const deskPaths = { today: '/', signIn: '/sign-in', projects: '/projects', money: '/money' } as const;

export const projectPath = (id: string) => `${deskPaths.projects}/${id}`;

/** The form for a new project; with a client when it is known whose. */
export const newProjectPath = (clientId?: string) =>
  `${deskPaths.projects}/new${clientId ? `?client=${clientId}` : ''}`;

/** The API's addresses for the desk. */
export const deskApiPaths = {
  me: '/api/desk/me',
  projects: '/api/desk/projects',
  project: (id: string) => `/api/desk/projects/${id}`,
  projectNotes: (id: string) => `/api/desk/projects/${id}/notes`,
  payments: '/api/desk/payments',
  voidPayment: (id: string) => `/api/desk/payments/${id}/void`,
  csv: (collection: string) => `/api/desk/export/${collection}.csv`,
} as const;
