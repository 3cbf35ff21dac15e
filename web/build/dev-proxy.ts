import type { ProxyOptions } from 'vite';
import firebase from '../../firebase.json' with { type: 'json' };

/**
 * Hosting's rewrites for Vite's dev server: each address of a function goes to that function, in firebase.json's
 * order.
 * @param functionsUrl the functions emulator's address with project and region
 */
export function devProxy(functionsUrl: string): Record<string, ProxyOptions> {
  return Object.fromEntries(
    firebase.hosting.rewrites.flatMap((rewrite) =>
      rewrite.function
        ? [
            [
              rewrite.source.replace(/\/\*\*$/, ''),
              { target: `${functionsUrl}/${rewrite.function.functionId}`, xfwd: true },
            ],
          ]
        : [],
    ),
  );
}
