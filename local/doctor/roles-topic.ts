import * as z from 'zod';
import { serviceAccount } from '../../functions/src/config.ts';
import { type Finding, holds, type Topic, whether, wrong } from './findings.ts';
import { type Google, hasRole } from './google.ts';

const accountSchema = z.object({ email: z.string(), disabled: z.boolean().optional() });
const bucketSchema = z.object({
  location: z.string(),
  iamConfiguration: z
    .object({
      publicAccessPrevention: z.string().optional(),
      uniformBucketLevelAccess: z.object({ enabled: z.boolean() }).optional(),
    })
    .optional(),
  softDeletePolicy: z.object({ retentionDurationSeconds: z.string().optional() }).optional(),
});

const projectRoles = [
  'roles/datastore.user',
  'roles/eventarc.eventReceiver',
  'roles/run.invoker',
  'roles/firebaseauth.admin',
];
/** Roles that a deployment gives the build's account, but not in organisations that give new accounts none. */
const buildRole = 'roles/cloudbuild.builds.builder';

/** The functions' own account with its roles, the bucket of photos, and the build's account. */
export const rolesTopic: Topic = {
  name: 'roles',
  look: async ({ google, project }) => {
    const email = `${serviceAccount}${project}.iam.gserviceaccount.com`;
    const member = `serviceAccount:${email}`;
    const at = `iam.googleapis.com/v1/projects/${project}/serviceAccounts/${email}`;
    const account = await google.get(at, accountSchema);
    if (!account) {
      return [
        wrong(
          `there is no account ${email}`,
          `gcloud iam service-accounts create ${serviceAccount.replace('@', '')} --project ${project}`,
        ),
      ];
    }
    if (account.disabled) {
      const enable = `gcloud iam service-accounts enable ${email} --project ${project}`;
      return [wrong(`the account ${email} is off`, enable)];
    }
    const own = await google.rolesOf(
      `cloudresourcemanager.googleapis.com/v1/projects/${project}:getIamPolicy`,
      'POST',
    );
    const onItself = await google.rolesOf(`${at}:getIamPolicy`, 'POST');
    const number = await projectNumber(google, project);
    const builder = `serviceAccount:${number}-compute@developer.gserviceaccount.com`;
    const roleFindings: Finding[] = projectRoles.map((role) =>
      whether(
        hasRole(own ?? [], role, member),
        `the functions have ${role}`,
        `the functions lack ${role}`,
        `gcloud projects add-iam-policy-binding ${project} --member="${member}" --role=${role} --condition=None`,
      ),
    );
    return [
      ...roleFindings,
      whether(
        hasRole(onItself ?? [], 'roles/iam.serviceAccountTokenCreator', member),
        'the functions can sign tokens',
        'the functions cannot sign tokens, so no client signs in',
        `gcloud iam service-accounts add-iam-policy-binding ${email} --project ${project} --member="${member}" --role=roles/iam.serviceAccountTokenCreator`,
      ),
      whether(
        [buildRole, 'roles/editor'].some((role) => hasRole(own ?? [], role, builder)),
        'the build has its role',
        `the build's account lacks ${buildRole}: an organisation gives new accounts no role`,
        `gcloud projects add-iam-policy-binding ${project} --member="${builder}" --role=${buildRole} --condition=None`,
      ),
      ...(await bucketFindings(google, project, member)),
    ];
  },
};

/** The number that other interfaces write for the project; empty if there is none. */
export async function projectNumber(google: Google, project: string): Promise<string> {
  const found = await google.get(
    `cloudresourcemanager.googleapis.com/v1/projects/${project}`,
    z.object({ projectNumber: z.string() }),
  );
  return found?.projectNumber ?? '';
}

async function bucketFindings(google: Google, project: string, member: string): Promise<Finding[]> {
  const name = `${project}.firebasestorage.app`;
  const at = `storage.googleapis.com/storage/v1/b/${name}`;
  const bucket = await google.get(at, bucketSchema);
  if (!bucket) {
    return [
      wrong(
        `there is no bucket ${name}`,
        `press "Get started" at https://console.firebase.google.com/project/${project}/storage`,
      ),
    ];
  }
  const bindings = await google.rolesOf(`${at}/iam`, 'GET');
  const isClosed =
    bucket.iamConfiguration?.publicAccessPrevention === 'enforced' &&
    (bucket.iamConfiguration.uniformBucketLevelAccess?.enabled ?? false);
  return [
    holds(`the bucket ${name} is in ${bucket.location}`),
    whether(
      hasRole(bindings ?? [], 'roles/storage.objectUser', member),
      'the functions read and write photos',
      'the functions cannot read or write photos',
      `gcloud storage buckets add-iam-policy-binding gs://${name} --member="${member}" --role=roles/storage.objectUser --project ${project}`,
    ),
    whether(
      isClosed && bucket.softDeletePolicy?.retentionDurationSeconds === '604800',
      'the bucket is closed to the public and keeps deleted files a week',
      'the bucket is not closed to the public, or does not keep deleted files a week',
      `gcloud storage buckets update gs://${name} --soft-delete-duration=7d --uniform-bucket-level-access --public-access-prevention --project ${project}`,
    ),
  ];
}
