import { type Finding, type Patient, type Topic, whether, wrong } from './findings.ts';
import { secretOf } from './secrets-topic.ts';

/** The mail server takes our password, and the sender's domain vouches for it (SPF, DKIM, DMARC). */
export const mailTopic: Topic = {
  name: 'mail',
  look: async (patient) => {
    const url = await secretOf(patient, 'SMTP_URL');
    const domain = patient.sender.slice(patient.sender.indexOf('@') + 1);
    const [spf, dmarc] = await Promise.all([patient.texts(domain), patient.texts(`_dmarc.${domain}`)]);
    return [
      await serverFinding(patient, url),
      whether(
        spf.filter((text) => text.startsWith('v=spf1')).length === 1,
        `${domain} has SPF`,
        `${domain} has no SPF record, or more than one`,
        `one TXT record at ${domain}: v=spf1 include:PROVIDER ~all`,
      ),
      await dkimFinding(patient, domain),
      whether(
        dmarc.some((text) => text.startsWith('v=DMARC1')),
        `${domain} has DMARC`,
        `${domain} has no DMARC record`,
        `a TXT record at _dmarc.${domain}: v=DMARC1; p=none; rua=mailto:${patient.sender}`,
      ),
    ];
  },
};

async function serverFinding(
  { greetMailServer, project }: Patient,
  url: string | undefined,
): Promise<Finding> {
  const set = `npx firebase functions:secrets:set SMTP_URL -P ${project}`;
  if (url === undefined) return wrong('SMTP_URL is not set', set);
  const problem = await greetMailServer(url).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  return whether(
    problem === undefined,
    'the mail server takes our password',
    `the mail server refuses: ${problem}`,
    `correct the address, user and password: ${set}`,
  );
}

async function dkimFinding({ texts, dkimSelector }: Patient, domain: string): Promise<Finding> {
  if (dkimSelector === undefined) {
    return wrong('DKIM is unknown', 'name the mail provider’s selector: npm run doctor -- … --dkim SELECTOR');
  }
  const name = `${dkimSelector}._domainkey.${domain}`;
  return whether(
    (await texts(name)).some((text) => /\bp=[\w+/]/.test(text)),
    `${domain} has DKIM`,
    `${name} has no key`,
    'add the records that the mail provider names for DKIM',
  );
}
