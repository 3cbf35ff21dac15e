/**
 * Sets headings and figures in the display typeface once it has come (web/src/styles/site.css has what stands in until
 * then). Naming it in the whole stylesheet instead would lay the page out in the longest task of its loading, and then
 * once more. Resolves also when it does not come.
 */
export async function showDisplayFace(): Promise<void> {
  const faces = await document.fonts.load('800 1em "Big Shoulders"').catch(() => []);
  if (faces.length > 0) document.documentElement.dataset['displayFace'] = '';
}
