import { styleText } from 'node:util';
import { sampleClients } from '../sample-data/sample-clients.ts';
import { samplePassword, sampleStaff } from '../sample-data/sample-staff.ts';
import type { RunningStack } from './start-stack.ts';

/** What `npm start` says when everything is up. */
export function welcome({ addresses, directory }: RunningStack, seconds: number): string {
  const { casey, riley } = sampleClients;
  const staffLines = Object.values(sampleStaff)
    .map(({ email, name, role }) => `                   ${email} (${name}, ${role})`)
    .join('\n');
  return `
${styleText('bold', `  ${addresses.hosting}`)}   ready after ${seconds.toFixed(1)} s

  Client portal    ${casey.email} (${casey.firstName}, projects and appointments)
                   ${riley.email} (${riley.firstName}, nothing yet); any text as project ID or phone
  Staff desk       ${addresses.hosting}/desk, password ${samplePassword}:
${staffLines}
  Test cards       4242 4242 4242 4242  paid          4000 0000 0000 0002  declined
                   4000 0025 0000 3155  3-D Secure    4000 0000 0000 9995  insufficient funds
                   any future date, any CVC
  Emulators        functions ${addresses.functions}, firestore ${addresses.firestore}, auth ${addresses.auth}
  Local Stripe     ${addresses.stripe}
  Local mailbox    ${addresses.mailbox}   every mail that is sent
  Log              ${directory.log}

  Ctrl-C stops everything.
`;
}
