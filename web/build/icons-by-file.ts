import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const iconFile = new URL(import.meta.resolve('lucide-react/icons/x'));
const icon = /\/lucide-react\/dist\/esm\/icons\//;
const named = /import \{([^}]*)\} from 'lucide-react';/g;

/**
 * Imports each icon from its own file instead of one module with all of them. An icon then loads with the only screen
 * that uses it, and a build does not read the other 1,700. Also cuts path numbers to two decimals.
 */
export function iconsByFile(): Plugin {
  const fileOf = filesOfIcons(readFileSync(new URL('../lucide-react.mjs', iconFile), 'utf8'));
  return {
    name: 'icons-by-file',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: [/\/web\/src\/.*\.tsx?$/, icon], code: /lucide-react/ },
      handler: (code, id) => ({
        code: icon.test(id)
          ? withoutThousandths(code)
          : code.replace(named, (_, names: string) => importsOf(names, fileOf)),
        map: null,
      }),
    },
  };
}

/** Cuts digits without rounding, because a number may begin with an arc's flags, as in `a2 2 0 01.473.668`. */
function withoutThousandths(code: string): string {
  return code.replace(/(\.\d\d)\d+/g, '$1');
}

function filesOfIcons(all: string): ReadonlyMap<string, string> {
  const lines = all.matchAll(/^export \{(.*)\} from '\.\/icons\/([\w-]+)\.mjs';$/gm);
  return new Map(
    [...lines].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, file] as const),
    ),
  );
}

function importsOf(names: string, fileOf: ReadonlyMap<string, string>): string {
  const values = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
  return values
    .map((value) => {
      const [name = '', local = name] = value.split(' as ');
      const file = fileOf.get(name);
      if (file === undefined) throw new Error(`lucide-react has no icon ${name}`);
      return `import ${local} from 'lucide-react/icons/${file}';`;
    })
    .join(' ');
}
