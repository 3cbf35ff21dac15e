import { windowLinksTemplateId } from './window-links-template.ts';

/** Asks for what only the browser's window shows, and no page waits for: its icon and the app's manifest. Once. */
export function addWindowLinks(): void {
  const template = document.getElementById(windowLinksTemplateId);
  if (template instanceof HTMLTemplateElement) document.head.append(template.content);
}
