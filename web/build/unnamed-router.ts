import type { Plugin } from 'vite';

const routerCode = /\/node_modules\/react-router\/dist\/production\/[^/]+\.mjs$/;

/**
 * Takes out of react-router the names it gives its components for developer tools. Such an assignment counts as a
 * use, and keeps forms, fetchers and script tags in the bundle that nobody here asks for.
 */
export function unnamedRouter(): Plugin {
  return {
    name: 'unnamed-router',
    apply: 'build',
    transform: {
      filter: { id: routerCode },
      handler: (code) => ({ code: withoutNames(code), map: null }),
    },
  };
}

/** `code` of a package's build without `displayName`, where making a component or a context is marked as having no effect. */
export function withoutNames(code: string): string {
  return code
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(/ (React\d*\.(?:createContext|forwardRef|memo)\()/g, ' /* @__PURE__ */ $1');
}
