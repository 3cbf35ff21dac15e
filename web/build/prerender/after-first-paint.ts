import { eventReplayScript } from '../../src/shared/ui/event-replay.ts';

const templateId = 'after-first-paint';
const keptTemplateId = 'kept-session';

/**
 * Releases the template's contents after the first paint. Does so at once for a client who stays signed in
 * (storedSessionScript), whose page shows nothing yet, and in a hidden tab, which never paints. The time limit covers a
 * tab left before its first paint and browsers that do not report paints.
 */
const loadScript = `{const take=id=>document.head.append(document.getElementById(id)?.content??''),load=()=>take('${templateId}');if(document.documentElement.dataset.portal){load();take('${keptTemplateId}')}else if(document.hidden)load();else{new PerformanceObserver(load).observe({type:'paint',buffered:true});setTimeout(load,3e3)}}`;

/** One script, because firebase.json lists a hash for each, and those headers delay the page's first byte. */
export const afterFirstPaintScript = eventReplayScript + loadScript;

/**
 * HTML for the end of the body. A page is readable without `tags` (scripts and the full stylesheet), so these do not
 * delay the first paint. web/src/shared/ui/event-replay.ts keeps taps and submits until then. Only a client who stays
 * signed in gets `keptTags`.
 */
export function afterFirstPaint(tags: string, keptTags = ''): string {
  const kept = keptTags && `<template id="${keptTemplateId}">${keptTags}</template>`;
  return `${kept}<template id="${templateId}">${tags}</template><script>${afterFirstPaintScript}</script>`;
}

/** For a page that paints only after its scripts run: replaces the inlined styles by the delayed tags. */
export function withoutWaiting(html: string): string {
  const waiting = new RegExp(`<template id="${templateId}">([^]*?)</template>`);
  const tags = waiting.exec(html)?.[1] ?? '';
  return html.replace(waiting, '').replace(/<style>[\s\S]*?<\/style>/, () => tags);
}
