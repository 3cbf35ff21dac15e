import { useEmulators } from '../../local/stack/use-emulators.ts';
import { type NamedStack, readNamedStack } from '../../local/testing/named-stack.ts';

export type TestStack = NamedStack;

/** Where the stack of this test run answers; the data layer of this process talks to it from then on. */
export function stackAddresses(): TestStack {
  const stack = readNamedStack(process.env);
  useEmulators(stack);
  return stack;
}
