import { expect, test } from 'vitest';
import { credentialLines, noCredentials } from './credentials.ts';

const all = {
  ...{ license: 'IL-104-2231', licenseUntil: '2027-06-30' },
  ...{ insurer: 'Prairie Mutual', insuredUntil: '2027-03-14' },
};
const license = 'License IL-104-2231, valid until Jun 30, 2027';

test.each([
  ['nothing that is not set', noCredentials, []],
  ['each with its last day', all, [license, 'Insured by Prairie Mutual, valid until Mar 14, 2027']],
  ['one that has no end', { ...noCredentials, license: '7' }, ['License 7']],
  ['nothing that has run out', { ...all, insuredUntil: '2027-01-31' }, [license]],
])('says %s', (_, credentials, lines) => {
  expect(credentialLines(credentials, '2027-02-01')).toEqual(lines);
});
