/** `removed` builds the emergency switch (docs/deploy.md). */
export type ServiceWorkerMode = 'on' | 'removed';

/** Reads `name`, the switch of one app. @throws Error for a value it does not know: a typing error must not leave a broken worker out. */
export function readServiceWorkerMode(
  variables: Record<string, string | undefined>,
  name: 'SERVICE_WORKER' | 'DESK_SERVICE_WORKER',
): ServiceWorkerMode {
  const value = variables[name] || 'on';
  if (value === 'on' || value === 'removed') return value;
  throw new Error(`The site cannot be built: ${name} must be on or removed, not ${value}`);
}
