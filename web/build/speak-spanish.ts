/** First among the imports of a build in Spanish: what this process itself says, in the manifest and in the sitemap, is Spanish, too. */
Object.assign(globalThis, { __LANGUAGE__: 'es' });

export {};
