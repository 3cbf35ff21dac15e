import { apiPaths, deskApiPaths } from '@welding/domain/api-paths';
import { expect, test } from 'vitest';
import { routes } from './every-route.ts';

/** A value for any parameter of a path. */
const anything = 'x';

/** The path without its query. */
function pathOf(path: unknown): string {
  const made: unknown =
    typeof path === 'function' ? Reflect.apply(path, undefined, [anything, anything]) : path;
  return String(made).split('?')[0] ?? '';
}

/** Whether a path matches the route of Express's `pattern`. */
function leadsTo(path: string, pattern: string): boolean {
  const [parts, wanted] = [path.split('/'), pattern.split('/')];
  return (
    parts.length === wanted.length &&
    wanted.every((part, index) => {
      const given = parts[index] ?? '';
      return (
        given === anything || new RegExp(`^${part.replaceAll('.', '\\.').replace(/:\w+/, '.+')}$`).test(given)
      );
    })
  );
}

test.each(Object.entries({ ...apiPaths, ...deskApiPaths }))('%s leads to a route', (_name, path) => {
  expect(routes.some((route) => leadsTo(pathOf(path), route.path))).toBe(true);
});

test('finds a path without a route', () => {
  expect(routes.some((route) => leadsTo('/api/desk/no-such-thing', route.path))).toBe(false);
});
