import { expect, test } from './fixtures.ts';
import { crowdedTexts } from './pseudo-language/crowded-texts.ts';

test('Cut, overflowing and overlapping texts are found, and no others', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await page.setContent(`<style>* { box-sizing: border-box } p, button, div { width: 80px; white-space: nowrap }</style>
    <p style="overflow: hidden">Cut off at its end</p>
    <p style="overflow: hidden; text-overflow: ellipsis">Get Free Quote</p>
    <p style="overflow: hidden; text-overflow: ellipsis">Typed by somebody, and long</p>
    <a href="#" title="Request Free Quote"><p style="overflow: hidden; text-overflow: ellipsis">Request Free Quote</p></a>
    <p style="overflow: hidden; height: 20px; white-space: normal">Cut off below its third line</p>
    <button>Wider than its button</button>
    <div style="display: flex; width: 60px; border: 1px solid"><p>Beside</p><p>Past the border</p></div>
    <p style="overflow-x: auto">In a scroller of its own</p>
    <p style="position: absolute; width: 1px; height: 1px; overflow: hidden">For ears alone</p>
    <div style="position: relative; width: auto"><a href="#">One</a><a href="#" style="position: absolute; left: 8px">Other</a></div>
    <p style="width: auto; white-space: normal">A sentence that breaks as it should, over as many lines as it needs</p>
    <div style="position: relative; width: 120px"><input style="width: 120px; padding-right: 40px">
      <button style="position: absolute; right: 4px; width: 30px">Eye</button></div>
    <div style="width: 120px"><a href="#" style="display: block; margin-bottom: -10px; padding-bottom: 10px">Larger</a><p>Below it</p></div>
    <select style="width: 80px"><option>Longer than its field</option></select>
    <select style="appearance: none; width: 80px; white-space: normal"><option>Over some lines</option></select>`);
  const found = (await crowdedTexts(page)).join('\n');
  for (const part of [
    '"Cut off at its end" is cut sideways',
    '"Get Free Quote" is cut sideways',
    'third line" is cut below',
    '"Wider than its button" sticks out',
    '"Past the border" sticks out',
  ])
    expect(found).toContain(part);
  expect(found).toContain('lies over');
  expect(found).toContain('"Longer than its field" is cut in its field');
  expect(found).not.toMatch(/scroller|ears|sentence|Typed|Request|Eye|Larger|some lines/);
});
