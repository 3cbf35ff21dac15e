/** The first import of a Spanish build, so that the manifest and the sitemap are in Spanish. */
Object.assign(globalThis, { __LANGUAGE__: 'es' });

export {};
