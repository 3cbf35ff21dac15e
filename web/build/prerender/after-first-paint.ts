import { eventReplayScript } from '../../src/shared/ui/event-replay.ts';

const templateId = 'after-first-paint';
const keptTemplateId = 'kept-session';

/**
 * Lets go of what waits in the template once the page was painted. At once for a client who stays signed in
 * (web/src/portal/session/stored-session-script.ts), for whom the page itself shows nothing yet; and in a tab that
 * nobody looks at, where nothing is painted. The time limit is for a tab left before its first paint, and a
 * browser that tells of none.
 */
const loadScript = `{const take=id=>document.head.append(document.getElementById(id)?.content??''),load=()=>take('${templateId}');if(document.documentElement.dataset.portal){load();take('${keptTemplateId}')}else if(document.hidden)load();else{new PerformanceObserver(load).observe({type:'paint',buffered:true});setTimeout(load,3e3)}}`;

/** One script, because firebase.json allows each by its hash, and the page's headers travel before its first byte. */
export const afterFirstPaintScript = eventReplayScript + loadScript;

/**
 * HTML for the end of a body. The page can be read and its links followed without what is in `tags`, scripts and the
 * whole stylesheet, so they take neither the connection nor the processor from the first paint. What is tapped or sent
 * in the meantime is kept by web/src/shared/ui/event-replay.ts. `keptTags` are for a client who stays signed in alone.
 */
export function afterFirstPaint(tags: string, keptTags = ''): string {
  const kept = keptTags && `<template id="${keptTemplateId}">${keptTags}</template>`;
  return `${kept}<template id="${templateId}">${tags}</template><script>${afterFirstPaintScript}</script>`;
}

/** `html` with what waits for the first paint in the place of its styles: for a page with nothing to paint before its scripts ran. */
export function withoutWaiting(html: string): string {
  const waiting = new RegExp(`<template id="${templateId}">([^]*?)</template>`);
  const tags = waiting.exec(html)?.[1] ?? '';
  return html.replace(waiting, '').replace(/<style>[\s\S]*?<\/style>/, () => tags);
}
