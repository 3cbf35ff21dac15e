import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawnFiles } from './drawn-files.ts';

/** `npm run draw`: draws the map, the ZIP codes, the icons and the sharing image. They are committed; builds do not draw. */
for (const [path, contents] of drawnFiles()) {
  const file = fileURLToPath(new URL(`../../${path}`, import.meta.url));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, contents);
  console.log(path);
}
