import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { rulesOf } from '../admin/deployed-rules.ts';
import { projectRoot } from '../stack/project-root.ts';
import { type Finding, type Patient, type Topic, whether } from './findings.ts';

const releaseSchema = z.object({ rulesetName: z.string() });
const rulesetSchema = z.object({ source: z.object({ files: z.array(z.object({ content: z.string() })) }) });

/** The rules of Firestore and Storage are those of this checkout. */
export const rulesTopic: Topic = {
  name: 'rules',
  look: async (patient) => {
    const { rules } = await rulesOf(patient.project);
    const storage = await readFile(join(projectRoot, 'storage.rules'), 'utf8');
    return [
      await compare(patient, { of: 'firestore', release: 'cloud.firestore', rules }),
      await compare(patient, {
        of: 'storage',
        release: `firebase.storage/${patient.project}.firebasestorage.app`,
        rules: storage,
      }),
    ];
  },
};

const hashOf = (text: string) => createHash('sha256').update(text.trim()).digest('hex').slice(0, 12);

async function compare(
  { google, project }: Patient,
  { of, release, rules }: { of: string; release: string; rules: string },
): Promise<Finding> {
  const at = 'firebaserules.googleapis.com/v1';
  const released = await google.get(
    `${at}/projects/${project}/releases/${encodeURIComponent(release).replace('%2F', '/')}`,
    releaseSchema,
  );
  const ruleset = released && (await google.get(`${at}/${released.rulesetName}`, rulesetSchema));
  const live = ruleset?.source.files[0]?.content;
  const wanted = hashOf(rules);
  return whether(
    live !== undefined && hashOf(live) === wanted,
    `those of ${of} are this checkout's (${wanted})`,
    live === undefined
      ? `none for ${of}`
      : `those of ${of} differ from this checkout's (${hashOf(live)}, not ${wanted})`,
    `npx firebase deploy --only ${of} -P ${project}`,
  );
}
