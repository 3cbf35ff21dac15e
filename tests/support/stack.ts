import { useEmulators } from '../../local/stack/use-emulators.ts';
import { type NamedStack, readNamedStack } from '../../local/testing/named-stack.ts';

export type TestStack = NamedStack;

/** The addresses of this run's stack. Also connects this process's data layer to it. */
export function stackAddresses(): TestStack {
  const stack = readNamedStack(process.env);
  useEmulators(stack);
  return stack;
}
