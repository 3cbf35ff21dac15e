/** The face as a style would ask for it; one weight is all there is. */
const displayFace = '800 1em "Big Shoulders"';

/** Fetches the display typeface. Resolves also when it does not come, to whether it has. */
export async function fetchDisplayFace(): Promise<boolean> {
  const faces = await document.fonts.load(displayFace).catch(() => []);
  return faces.length > 0;
}

/** Whether the display typeface is there, so that a text set in it is drawn in it at once. */
export function hasDisplayFace(): boolean {
  return document.fonts.check(displayFace);
}

/**
 * Sets headings and figures in the display typeface (web/src/styles/site.css has what stands in until then). Naming it
 * in the whole stylesheet instead would lay the page out in the longest task of its loading, and then once more.
 */
export function showDisplayFace(): void {
  document.documentElement.dataset['displayFace'] = '';
}
