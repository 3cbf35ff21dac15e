import { randomUUID } from 'node:crypto';
import { demoProjectId } from './project-root.ts';

const region = 'us-central1';

/** Tells a function, as Firestore does, that a document was created. Resolves when the function has dealt with it. */
export async function postCreation(
  functions: string,
  name: string,
  document: string,
  signal: AbortSignal,
): Promise<void> {
  await post(triggerAddress(functions, name), { signal, ...creation(document) });
}

/** The same to a function that runs at an address of its own. */
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

/** Runs what a schedule runs, as if it were `at`. @throws Error when it fails */
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
