import * as z from 'zod';

const namedStackSchema = z.object({
  /** The Firebase project of a process's tests. */
  project: z.string(),
  hosting: z.url(),
  functions: z.url(),
  firestore: z.string(),
  pageFirestore: z.string(),
  auth: z.url(),
  storage: z.string(),
  stripe: z.url(),
  mailbox: z.url(),
  smtp: z.url(),
  pushService: z.url(),
  /** The stack directory, absolute: the builds and the emulators' log. */
  directory: z.string(),
});

/** The stack that a test run uses. */
export type NamedStack = z.infer<typeof namedStackSchema>;

/** The stack named in the environment variable STACK. @throws Error if it is missing or invalid */
export function readNamedStack(env: NodeJS.ProcessEnv): NamedStack {
  const text = env['STACK'];
  if (!text) throw new Error('STACK is not set: this test needs the global setup of its runner.');
  return namedStackSchema.parse(JSON.parse(text));
}
