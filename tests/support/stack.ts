import * as z from 'zod';
import { useEmulators } from '../../local/stack/use-emulators.ts';

const testStackSchema = z.object({
  hosting: z.url(),
  functions: z.url(),
  firestore: z.string(),
  auth: z.url(),
  stripe: z.url(),
  /** The stack directory, absolute: what was built and what the emulators say. */
  directory: z.string(),
});

/** The stack that a test run uses, as it stands in the environment variable STACK. */
export type TestStack = z.infer<typeof testStackSchema>;

/** Where the stack of this test run answers. @throws Error when the run was started without one */
export function stackAddresses(): TestStack {
  const text = process.env['STACK'];
  if (!text) throw new Error('STACK is not set: this test needs the global setup of its runner.');
  const stack = testStackSchema.parse(JSON.parse(text));
  useEmulators(stack);
  return stack;
}
