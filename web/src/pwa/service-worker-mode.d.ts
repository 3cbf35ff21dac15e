/** Set by the build: `removed` is the emergency switch, which takes the worker off every device (docs/deploy.md). */
declare const __SERVICE_WORKER__: 'on' | 'removed';
