import { expect, test } from 'vitest';
import { writtenSentences } from './written-sentences.ts';

const found = (code: string) => writtenSentences('part.tsx', code);

test('text between tags, attributes that are read and sentences as strings are named with their line', () => {
  expect(found('const a = <p>Free quote</p>;')).toEqual(['part.tsx:1: Free quote']);
  expect(found('\nconst a = <img alt="Truck" />;')).toEqual(['part.tsx:2: Truck']);
  expect(found("say('We call you back.');")).toEqual(['part.tsx:1: We call you back.']);
  const open = '$' + '{';
  expect(found(`say(\`Up to ${open}max} photos\`);`)).toEqual(['part.tsx:1: Up to 0 photos']);
});

test('what nobody reads is no sentence: classes, addresses, types, messages of errors for developers', () => {
  expect(found('const a = <p className="Big red" id="Top of it">{texts().send}</p>;')).toEqual([]);
  expect(
    found("import a from 'A b';\ntype T = 'Not one';\nthrow new RangeError('Not whole cents');"),
  ).toEqual([]);
  expect(found("class FullError extends Error { constructor() { super('No room in it'); } }")).toEqual([]);
  expect(found("const name = 'Bravo Fab';")).toEqual([]);
});
