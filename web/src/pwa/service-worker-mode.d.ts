/** Set by the build. `removed` is the emergency switch that removes the worker from every device (docs/deploy.md). */
declare const __SERVICE_WORKER__: 'on' | 'removed';
