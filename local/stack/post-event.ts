import { randomUUID } from 'node:crypto';
import { demoProjectId } from './project-root.ts';

const region = 'us-central1';

/** Reports a created document to a function, like Firestore. Resolves when the function has handled it. */
export async function postCreation(
  functions: string,
  name: string,
  document: string,
  signal: AbortSignal,
): Promise<void> {
  await post(triggerAddress(functions, name), { signal, ...creation(document) });
}

/** Like `postCreation`, for a function at its own address. */
export async function postCloudEvent(address: string, document: string, at = new Date()): Promise<void> {
  await post(address, creation(document, at));
}

function creation(document: string, at = new Date()): RequestInit {
  return {
    headers: { 'Content-Type': 'application/cloudevents+json' },
    body: JSON.stringify({
      specversion: '1.0',
      id: randomUUID(),
      source: `//firestore.googleapis.com/projects/${demoProjectId}/databases/(default)`,
      type: 'google.cloud.firestore.document.v1.created',
      time: at.toISOString(),
      project: demoProjectId,
      database: '(default)',
      namespace: '(default)',
      location: region,
      document,
    }),
  };
}

/** Runs a scheduled function as if it were `at`. @throws Error if it fails */
export async function runSchedule(
  functions: string,
  name: string,
  at: Date,
  signal?: AbortSignal,
): Promise<void> {
  const headers = { 'x-cloudscheduler-scheduletime': at.toISOString() };
  await post(triggerAddress(functions, name), { headers, ...(signal && { signal }) });
}

function triggerAddress(functions: string, name: string): string {
  return `${functions}/functions/projects/${demoProjectId}/triggers/${region}-${name}-0`;
}

async function post(address: string, request: RequestInit): Promise<void> {
  const response = await fetch(address, { method: 'POST', ...request });
  const text = await response.text();
  if (!response.ok) throw new Error(`${address}: ${response.status} ${text}`);
}
