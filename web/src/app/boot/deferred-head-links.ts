import { deferredHeadLinksTemplateId } from './deferred-head-links-template.ts';

/** Asks for what only the browser's window shows, and no page waits for: its icon and the app's manifest. Once. */
export function addDeferredHeadLinks(): void {
  const template = document.getElementById(deferredHeadLinksTemplateId);
  if (template instanceof HTMLTemplateElement) document.head.append(template.content);
}
