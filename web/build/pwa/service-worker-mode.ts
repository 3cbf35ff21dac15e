/** `removed` builds the emergency switch (docs/deploy.md). */
export type ServiceWorkerMode = 'on' | 'removed';

/** Reads SERVICE_WORKER. @throws Error for a value it does not know: a typing error must not leave a broken worker out. */
export function readServiceWorkerMode(variables: Record<string, string | undefined>): ServiceWorkerMode {
  const value = variables['SERVICE_WORKER'] || 'on';
  if (value === 'on' || value === 'removed') return value;
  throw new Error(`The site cannot be built: SERVICE_WORKER must be on or removed, not ${value}`);
}
