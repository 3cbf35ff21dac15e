/** The template in which a prerendered page keeps the links of its icon and its manifest (web/build/fill-page.ts). */
export const windowLinksTemplateId = 'window-links';
