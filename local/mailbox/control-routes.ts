import express, { Router } from 'express';
import * as z from 'zod/mini';
import { recipientSchema, type SmtpBehavior } from './smtp-behavior.ts';
import type { SmtpListener } from './smtp-listener.ts';

const serverSchema = z.strictObject({ gone: z.boolean() });

/** Lets a test stop the mail server or change how it treats an address. */
export function controlRoutes(smtp: SmtpListener, behavior: SmtpBehavior): Router {
  const router = Router();
  router.use(express.json());

  router.get('/health', (_request, response) => {
    response.json({ ok: smtp.isListening });
  });

  router.post('/server', async (request, response) => {
    const { gone } = serverSchema.parse(request.body);
    await (gone ? smtp.close() : smtp.listen());
    response.status(204).end();
  });

  router.post('/recipients', (request, response) => {
    behavior.set(recipientSchema.parse(request.body));
    response.status(204).end();
  });

  return router;
}
