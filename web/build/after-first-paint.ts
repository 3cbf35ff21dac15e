const templateId = 'after-first-paint';

/**
 * Lets go of what waits in the template once the page was painted, at once in a tab nobody looks at, where nothing is
 * painted. Two frames: a callback runs before its own frame is painted. firebase.json allows it by its hash.
 */
export const afterFirstPaintScript = `{const load=()=>document.head.append(document.getElementById('${templateId}').content);document.hidden?load():requestAnimationFrame(()=>requestAnimationFrame(load))}`;

/**
 * HTML for the end of a body. The page can be read and its links followed without what is in `tags`, scripts and the
 * whole stylesheet, so they take neither the connection nor the processor from the first paint.
 */
export function afterFirstPaint(tags: string): string {
  return `<template id="${templateId}">${tags}</template><script>${afterFirstPaintScript}</script>`;
}
