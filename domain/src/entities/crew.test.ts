import { expect, test } from 'vitest';
import { crewText } from './crew.ts';

const names = new Map([
  ['w', 'Wes'],
  ['d', 'Dana'],
]);

test.each([
  [['w'], 'Wes'],
  [['d', 'w'], 'Dana, Wes'],
  [['w', 'x'], 'Wes and 1 more'],
  [['x'], '1 welder'],
  [['x', 'y'], '2 welders'],
  [[], ''],
])('the crew of %j is %s', (crew, text) => expect(crewText(crew, names)).toBe(text));
