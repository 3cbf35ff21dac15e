import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Router } from 'express';
import { bundledOnce } from '../browser/bundled-once.ts';

/** The page that shows the mails. */
export function pageRoutes(): Router {
  const router = Router();
  const script = bundledOnce(beside('page/mailbox-page.ts'));
  router.get('/', async (_request, response) => {
    response.type('html').send(await readFile(beside('page/mailbox.html'), 'utf8'));
  });
  router.get('/mailbox-page.js', async (_request, response) => {
    response.type('js').send(await script());
  });
  router.get('/mailbox.css', async (_request, response) => {
    response.type('css').send(await readFile(beside('page/mailbox.css'), 'utf8'));
  });
  return router;
}

function beside(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url));
}
