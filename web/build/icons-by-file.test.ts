import { expect, test } from 'vitest';
import { iconsByFile } from './icons-by-file.ts';

function transformed(code: string, id = '/web/src/a.tsx'): unknown {
  const { transform } = iconsByFile();
  if (typeof transform !== 'object') throw new Error('It transforms nothing');
  return Reflect.apply(transform.handler, {}, [code, id]);
}

test('imports each icon from its file by any of its names, without its types', () => {
  const code = "import { Map as MapIcon, TriangleAlert, type LucideIcon, X } from 'lucide-react';";
  expect(transformed(code)).toMatchObject({
    code:
      "import MapIcon from 'lucide-react/icons/map'; import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'; " +
      "import X from 'lucide-react/icons/x';",
  });
});

test('an unknown icon name stops the build', () => {
  expect(() => transformed("import { Nothing } from 'lucide-react';")).toThrow('no icon Nothing');
});

test('shortens an icon’s coordinates to hundredths, and keeps the flags of its arcs', () => {
  expect(
    transformed(
      'd: "M13.832 16.568a1 1 0 0 0 1.213-.303a.5.5 0 01.473.668"',
      '/lucide-react/dist/esm/icons/phone.mjs',
    ),
  ).toMatchObject({
    code: 'd: "M13.83 16.56a1 1 0 0 0 1.21-.30a.5.5 0 01.47.66"',
  });
});
