import { expect, test } from 'vitest';
import { writtenSentences } from './written-sentences.ts';

const found = (code: string) => writtenSentences('part.tsx', code);

test('reports text between tags, readable attributes and sentences in strings, with their line', () => {
  expect(found('const a = <p>Free quote</p>;')).toEqual(['part.tsx:1: Free quote']);
  expect(found('\nconst a = <img alt="Truck" />;')).toEqual(['part.tsx:2: Truck']);
  expect(found("say('We call you back.');")).toEqual(['part.tsx:1: We call you back.']);
  const open = '$' + '{';
  expect(found(`say(\`Up to ${open}max} photos\`);`)).toEqual(['part.tsx:1: Up to 0 photos']);
});

test('ignores classes, addresses, types and developers’ error messages', () => {
  expect(found('const a = <p className="Big red" id="Top of it">{texts().send}</p>;')).toEqual([]);
  expect(
    found("import a from 'A b';\ntype T = 'Not one';\nthrow new RangeError('Not whole cents');"),
  ).toEqual([]);
  expect(found("class FullError extends Error { constructor() { super('No room in it'); } }")).toEqual([]);
  expect(found("const name = 'Bravo Fab';")).toEqual([]);
});
