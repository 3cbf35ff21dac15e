import { expect, test } from 'vitest';
import { iconsByFile } from './icons-by-file.ts';

function transformed(code: string): unknown {
  const { transform } = iconsByFile();
  if (typeof transform !== 'object') throw new Error('It transforms nothing');
  return Reflect.apply(transform.handler, {}, [code]);
}

test('each icon is imported from its file, by whichever of its names, and types from nowhere', () => {
  const code = "import { Map as MapIcon, TriangleAlert, type LucideIcon, X } from 'lucide-react';";
  expect(transformed(code)).toMatchObject({
    code:
      "import MapIcon from 'lucide-react/icons/map'; import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'; " +
      "import X from 'lucide-react/icons/x';",
  });
});

test('a name that is no icon stops the build', () => {
  expect(() => transformed("import { Nothing } from 'lucide-react';")).toThrow('no icon Nothing');
});
