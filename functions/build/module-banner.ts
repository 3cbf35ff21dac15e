/** What bundled CommonJS asks for and ECMAScript modules do not have; stands first in every file of the bundle. */
export const moduleBanner = [
  "import { createRequire as __createRequire } from 'node:module';",
  'const require = __createRequire(import.meta.url);',
  'const __filename = import.meta.filename;',
  'const __dirname = import.meta.dirname;',
].join('\n');
