/** Does what changes a visit. @returns what to say when it was not possible; nothing when it was done or a code is asked for */
export type Attempt = (work: () => Promise<unknown>) => Promise<{ readonly problem?: string }>;
