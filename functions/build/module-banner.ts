/** Names that bundled CommonJS uses and ES modules lack. Every file of the bundle begins with them. */
export const moduleBanner = [
  "import { createRequire as __createRequire } from 'node:module';",
  'const require = __createRequire(import.meta.url);',
  'const __filename = import.meta.filename;',
  'const __dirname = import.meta.dirname;',
].join('\n');
