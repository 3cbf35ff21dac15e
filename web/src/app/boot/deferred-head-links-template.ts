/** The template in which a prerendered page keeps the links of its icon and its manifest (web/build/prerender/fill-page.ts). */
export const deferredHeadLinksTemplateId = 'head-links';
