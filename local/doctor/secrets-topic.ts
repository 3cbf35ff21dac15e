import * as z from 'zod';
import { secretNames } from '../../functions/src/config.ts';
import { type Patient, type Topic, whether } from './findings.ts';

const versionSchema = z.object({ name: z.string() });
const payloadSchema = z.object({ payload: z.object({ data: z.base64() }) });

/** Each secret of the functions has a version. SESSION_SECRET may also hold older ones, which only verify. */
export const secretsTopic: Topic = {
  name: 'secrets',
  look: async ({ google, project }) => {
    const [, ...older] = ((await secretOf({ google, project }, 'SESSION_SECRET')) ?? '').split(/\s*\n\s*/);
    return Promise.all(
      secretNames.map(async (name) => {
        const versions = await google.list(
          `secretmanager.googleapis.com/v1/projects/${project}/secrets/${name}/versions?filter=state:ENABLED`,
          'versions',
          versionSchema,
        );
        const verifying = name === 'SESSION_SECRET' && older.length > 0;
        return whether(
          versions.length > 0,
          verifying ? `${name} is set, with ${older.length} before it that verifies` : `${name} is set`,
          `${name} is not set`,
          `npx firebase functions:secrets:set ${name} -P ${project}`,
        );
      }),
    );
  },
};

/** A secret's newest value, which is never printed; undefined while it has none. @throws GoogleRefusal */
export async function secretOf(
  { google, project }: Pick<Patient, 'google' | 'project'>,
  name: (typeof secretNames)[number],
): Promise<string | undefined> {
  const found = await google.get(
    `secretmanager.googleapis.com/v1/projects/${project}/secrets/${name}/versions/latest:access`,
    payloadSchema,
  );
  return found && Buffer.from(found.payload.data, 'base64').toString('utf8').trim();
}
