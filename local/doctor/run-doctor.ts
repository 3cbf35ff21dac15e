import { execFile } from 'node:child_process';
import { resolveTxt } from 'node:dns/promises';
import { promisify } from 'node:util';
import { business } from '@welding/domain/values/business';
import { createTransport } from 'nodemailer';
import { alertsTopic } from './alerts-topic.ts';
import { authTopic } from './auth-topic.ts';
import { databaseTopic } from './database-topic.ts';
import { settingsIn } from './declared.ts';
import { type Finding, type Patient, type Topic, wrong } from './findings.ts';
import { functionsTopic } from './functions-topic.ts';
import { googleAs } from './google.ts';
import { hostingTopic } from './hosting-topic.ts';
import { logsTopic } from './logs-topic.ts';
import { mailTopic } from './mail-topic.ts';
import { projectTopic } from './project-topic.ts';
import { rolesTopic } from './roles-topic.ts';
import { rulesTopic } from './rules-topic.ts';
import { schedulesTopic } from './schedules-topic.ts';
import { secretsTopic } from './secrets-topic.ts';
import { stripeTopic } from './stripe-topic.ts';
import { toolsTopic } from './tools-topic.ts';

/** In the order of docs/deploy.md, so that the first wrong line is the next step. */
export const topics: readonly Topic[] = [
  toolsTopic,
  projectTopic,
  databaseTopic,
  authTopic,
  rolesTopic,
  secretsTopic,
  stripeTopic,
  mailTopic,
  rulesTopic,
  functionsTopic,
  schedulesTopic,
  hostingTopic,
  logsTopic,
  alertsTopic,
];

/** The real interfaces of a project, with the signed-in person's token. Without one, the topics of Google say so. */
export async function patientOf(project: string, dkimSelector: string | undefined): Promise<Patient> {
  const run: Patient['run'] = async (program, args) => (await promisify(execFile)(program, args)).stdout;
  const token = await run('gcloud', ['auth', 'print-access-token']).catch(() => '');
  const { SITE_URL, MAIL_FROM } = await settingsIn('functions', `.env.${project}`);
  const { VITE_STRIPE_PUBLISHABLE_KEY } = await settingsIn('web', '.env.production.local');
  return {
    project,
    publishableKey: VITE_STRIPE_PUBLISHABLE_KEY ?? '',
    site: SITE_URL?.replace(/\/+$/, ''),
    sender: MAIL_FROM ?? business.email,
    dkimSelector,
    google: googleAs(token.trim(), project),
    run,
    texts: async (name) => (await resolveTxt(name).catch(() => [])).map((parts) => parts.join('')),
    greetMailServer: async (smtpUrl) => {
      await createTransport({ url: smtpUrl, connectionTimeout: 10_000 }).verify();
    },
  };
}

/**
 * Looks at each topic and tells of it, a line each.
 * @param tell gets each line
 * @returns how many lines are wrong
 */
export async function examine(
  patient: Patient,
  tell: (line: string) => void,
  looked: readonly Topic[] = topics,
): Promise<number> {
  let wrongs = 0;
  for (const { name, look } of looked) {
    const findings = await look(patient).catch((error: unknown): Finding[] => [
      wrong(`cannot be looked at: ${error instanceof Error ? error.message : String(error)}`, 'see above'),
    ]);
    for (const { holds, says, remedy } of findings) {
      if (!holds) wrongs += 1;
      tell(holds ? `✓ ${name}: ${says}` : `✗ ${name}: ${says}\n    → ${remedy}`);
    }
  }
  return wrongs;
}
