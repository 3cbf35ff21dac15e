import * as z from 'zod';
import { declaredDatabase, indexFieldSchema, indexInWords } from './declared.ts';
import { type Finding, type Patient, type Topic, whether, wrong } from './findings.ts';
import { lastPart } from './google.ts';

const databaseSchema = z.object({
  locationId: z.string(),
  type: z.string(),
  databaseEdition: z.string().optional(),
  pointInTimeRecoveryEnablement: z.string().optional(),
  deleteProtectionState: z.string().optional(),
});
const backupSchema = z.object({
  dailyRecurrence: z.unknown().optional(),
  weeklyRecurrence: z.unknown().optional(),
});
const indexSchema = z.object({ name: z.string(), state: z.string(), fields: z.array(indexFieldSchema) });
const fieldSchema = z.object({ name: z.string(), ttlConfig: z.object({ state: z.string() }).optional() });

const regions = ['nam5', 'us-central1'];

/** Firestore: its kind, region, protection, backups, indexes, and what expires. */
export const databaseTopic: Topic = {
  name: 'database',
  look: async ({ google, project }) => {
    const at = `firestore.googleapis.com/v1/projects/${project}/databases/(default)`;
    const found = await google.get(at, databaseSchema);
    const create = `gcloud firestore databases create --location=nam5 --type=firestore-native --edition=standard --project ${project}`;
    if (!found) return [wrong('there is no database (default)', create)];
    const update = `gcloud firestore databases update --database='(default)' --project ${project}`;
    const backups = await google.list(`${at}/backupSchedules`, 'backupSchedules', backupSchema);
    const isDaily = backups.some(({ dailyRecurrence }) => dailyRecurrence);
    const isWeekly = backups.some(({ weeklyRecurrence }) => weeklyRecurrence);
    return [
      whether(
        found.type === 'FIRESTORE_NATIVE' && found.databaseEdition !== 'ENTERPRISE',
        'Firestore in native mode, Standard edition',
        `Firestore is ${found.type}, ${found.databaseEdition ?? 'no edition'}`,
        `use another project, or delete the empty database and: ${create}`,
      ),
      whether(
        regions.includes(found.locationId),
        `in ${found.locationId}`,
        `in ${found.locationId}, far from the functions`,
        `the region stays: use another project, with a database in ${regions.join(' or ')}`,
      ),
      whether(
        found.deleteProtectionState === 'DELETE_PROTECTION_ENABLED',
        'protected from deletion',
        'anyone with access can delete it',
        `${update} --delete-protection`,
      ),
      whether(
        found.pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED',
        'recovers any minute of seven days',
        'has no point-in-time recovery',
        `${update} --enable-pitr`,
      ),
      whether(
        isDaily && isWeekly,
        'is backed up daily and weekly',
        `has no ${isDaily ? 'weekly' : 'daily'} backup`,
        `gcloud firestore backups schedules create --database='(default)' --recurrence=${isDaily ? 'weekly --day-of-week=SUN --retention=14w' : 'daily --retention=14d'} --project ${project}`,
      ),
      ...(await indexFindings(`${at}/collectionGroups/-`, { google, project })),
    ];
  },
};

async function indexFindings(
  at: string,
  { google, project }: Pick<Patient, 'google' | 'project'>,
): Promise<Finding[]> {
  const declared = await declaredDatabase();
  const deployed = await google.list(`${at}/indexes?pageSize=300`, 'indexes', indexSchema);
  const ready = deployed.flatMap(({ name, state, fields }) => {
    const [, collection = ''] = /collectionGroups\/([^/]+)\//.exec(name) ?? [];
    return state === 'READY' ? [indexInWords(collection, fields)] : [];
  });
  const missing = declared.indexes.filter((index) => !ready.includes(index));
  const fields = await google.list(`${at}/fields?filter=ttlConfig:*`, 'fields', fieldSchema);
  const expiring = fields.flatMap(({ name, ttlConfig }) => {
    const [, collection = ''] = /collectionGroups\/([^/]+)\//.exec(name) ?? [];
    return ttlConfig?.state === 'ACTIVE' && lastPart(name) === 'expireAt' ? [collection] : [];
  });
  const kept = declared.expiring.filter((collection) => !expiring.includes(collection));
  const deploy = `npx firebase deploy --only firestore -P ${project}`;
  return [
    whether(
      missing.length === 0,
      `${declared.indexes.length} indexes are ready`,
      `${missing.length} of ${declared.indexes.length} indexes are not ready: ${missing.slice(0, 3).join('; ')}`,
      `${deploy}, then wait until this line holds`,
    ),
    whether(
      kept.length === 0,
      `${declared.expiring.length} collections expire`,
      `nothing expires in ${kept.join(', ')}`,
      deploy,
    ),
  ];
}
