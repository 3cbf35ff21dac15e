import { expect, test } from 'vitest';
import { boxesIn, nodesOf, readPdf } from '../../../tests/support/read-pdf.ts';
import type { Paper, PaperLine } from './paper.ts';
import { renderPaper } from './render-paper.ts';

const line = (index: number): PaperLine => ({
  description: `${index}. Weld a cracked frame rail behind the cab and grind it`,
  detail: 'Labor',
  quantity: `${index} hours`,
  price: '$120.00',
  amount: `$${index * 120}.00`,
});
const paper = (count: number): Paper => ({
  name: 'Invoice',
  number: '1042',
  facts: [{ label: 'Due', value: 'Apr 8, 2027' }],
  parties: [{ heading: 'For', lines: ['Łukasz Żółć', '1400 S Michigan Ave'] }],
  subject: 'Cracked frame rail',
  lines: Array.from({ length: count }, (_, index) => line(index + 1)),
  totals: [
    { label: 'Subtotal', amount: '$1,000.00' },
    { label: 'Total', amount: '$1,102.50', strong: true },
  ],
  sections: [{ heading: 'Terms', paragraphs: ['Due within 14 days.'] }],
});

test('fits everything on one page, names with their accents', async () => {
  const { pages, title, language } = await readPdf(await renderPaper(paper(2)));
  expect(pages).toHaveLength(1);
  for (const words of [
    'Invoice 1042',
    'Łukasz Żółć',
    '2 hours',
    '$240.00',
    '$1,102.50',
    'Due within 14 days.',
  ])
    expect(pages[0]).toContain(words);
  expect(title).toBe('Invoice 1042, Lakeline Mobile Welding');
  expect(language).toBe('en-US');
});

test.each([
  ['Arabic', 'محمد علي الخطيب'],
  ['Urdu', 'گلناز چوہدری'],
  ['Hebrew', 'שרה כהן'],
  ['Hindi', 'प्रिया शर्मा'],
  ['Chinese, in both ways of writing', '王小明，陳國華'],
  ['Japanese', '田中さくら（タナカ）'],
  ['Korean', '김민수'],
  ['an Arabic mark that its face has no place for', '\ufeed\u08f4\u0757'],
  ['emoji', '👍🏽 👨‍👩‍👧 1️⃣ ✅ 🇺🇸'],
  ['letters that only look bold', '𝓙𝓸𝓱𝓷 𝐃𝐨𝐞'],
  ['a tab', 'Ana\tNowak'],
])('%s is drawn without missing glyphs', async (_, name) => {
  const base = paper(1);
  const contents = await renderPaper({
    ...base,
    parties: [{ heading: 'For', lines: [name, `${name} (Smith), 12 Main St`] }],
    lines: base.lines.map((one) => ({ ...one, description: `Gate for ${name}. `.repeat(9), detail: name })),
    signature: { heading: 'Approved by', name, sentences: [`${name} approved this.`] },
  });
  expect(boxesIn(contents)).toBe(0);
  const { pages } = await readPdf(contents);
  // Readers do not restore the order of marks around a letter.
  for (const word of /\p{M}/u.test(name) ? [] : (name.match(/\p{Lo}{2,}/gu) ?? []))
    expect(pages.join(' ')).toContain(word);
});

test('a name in a script without a font has boxes, and the rest of the paper is readable', async () => {
  const base = paper(1);
  const contents = await renderPaper({
    ...base,
    parties: [{ heading: 'For', lines: ['გიორგი (Smith)', '12 Main St'] }],
  });
  expect(boxesIn(contents)).toBeGreaterThan(0);
  const { pages } = await readPdf(contents);
  for (const words of ['(Smith)', '12 Main St', 'Weld a cracked frame rail'])
    expect(pages[0]).toContain(words);
});

test('has headings and tables with header cells for screen readers', async () => {
  const { structure } = await readPdf(await renderPaper(paper(2)));
  const [root] = structure;
  if (!root) throw new Error('There is no page');
  expect(nodesOf(root, 'H1')).toHaveLength(1);
  expect(nodesOf(root, 'H2')).toHaveLength(2);
  const [lines, totals] = nodesOf(root, 'Table').map((table) =>
    nodesOf(table, 'TR').map((row) => row.children.map(({ role }) => role).join(' ')),
  );
  expect(lines).toEqual(['TH TH TH TH', 'TD TD TD TD', 'TD TD TD TD']);
  expect(totals).toEqual(['TH TD', 'TH TD']);
});

test('columns and rows are read out as sentences', async () => {
  const contents = Buffer.from(await renderPaper(paper(2))).toString('latin1');
  expect(contents).toContain('/ActualText (Due: Apr 8, 2027)');
  expect(contents).toContain('/ActualText (Lakeline Mobile Welding)');
  const { structure, pages } = await readPdf(Buffer.from(contents, 'latin1'));
  expect(structure.flatMap((page) => nodesOf(page, 'TD'))).toHaveLength(10);
  expect(pages[0]).toContain('behind the cab and grind it Labor');
});

test('50 lines repeat the headings on each page, keep totals with a line and fit in 60 kB', async () => {
  const contents = await renderPaper(paper(50));
  expect(contents.length).toBeLessThanOrEqual(60_000);
  const { pages, structure } = await readPdf(contents);
  expect(pages.length).toBeGreaterThan(2);
  const numbers = [...pages.join(' ').matchAll(/(\d+)\. Weld/g)].map(([, number]) => Number(number));
  expect(numbers).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  // A page's tree also holds elements that began on earlier pages.
  const [whole] = structure.slice(-1).map((page) => nodesOf(page, 'TD'));
  expect(whole).toHaveLength(50 * 4 + 2);
  for (const [index, words] of pages.entries()) {
    expect(words).toContain('Description');
    expect(words).toContain(`Page ${index + 1} of ${pages.length}`);
    if (index > 0) expect(words.startsWith('Invoice 1042') || words.includes(' Invoice 1042')).toBe(true);
  }
  const last = pages.at(-1);
  expect(last).toContain('50. Weld');
  expect(last).toMatch(/Subtotal.*\$1,000\.00.*Total.*\$1,102\.50/);
});

// One of these counts fills the page exactly.
test.each(Array.from({ length: 16 }, (_, index) => index + 5))(
  '%i lines keep their totals together, on a page with a line',
  async (count) => {
    const { pages } = await readPdf(await renderPaper(paper(count)));
    const withTotals = pages.filter((words) => words.includes('Subtotal') || words.includes('$1,102.50'));
    expect(withTotals).toHaveLength(1);
    expect(withTotals[0]).toContain(`${count}. Weld`);
  },
);

test('a drawn signature is a figure with the signer’s name, and a typed one is the name', async () => {
  const signature = { heading: 'Approved by', name: 'Ana Nowak', sentences: ['On Mar 10, 2027.'] };
  const drawn = await readPdf(await renderPaper({ ...paper(1), signature: { ...signature, drawing: dot } }));
  const figures = drawn.structure.flatMap((page) => nodesOf(page, 'Figure'));
  expect(figures.map(({ alt }) => alt)).toEqual(['Signature of Ana Nowak']);
  const typed = await readPdf(await renderPaper({ ...paper(1), signature }));
  expect(typed.structure.flatMap((page) => nodesOf(page, 'Figure'))).toEqual([]);
  expect(typed.pages[0]).toContain('Ana Nowak');
});

/** The smallest PNG. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);
