import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unloggedFilter } from '@welding/domain/unlogged-urls';
import { Stripe } from 'stripe';
import indexes from '../../firestore.indexes.json' with { type: 'json' };
import { secretNames } from '../../functions/src/config.ts';
import { handledEvents } from '../../functions/src/stripe/webhook.ts';
import manifest from '../../package.json' with { type: 'json' };
import { rulesOf } from '../admin/deployed-rules.ts';
import { projectRoot } from '../stack/project-root.ts';
import { declaredFunctions } from './declared.ts';

const project = 'shop';
const account = `portal-functions@${project}.iam.gserviceaccount.com`;
const member = `serviceAccount:${account}`;
const bucket = `${project}.firebasestorage.app`;

/**
 * A deployed project where everything holds: what Google and Stripe answer, by address, in the shapes of their public API
 * descriptions (discovery documents, OpenAPI).
 * @param site the site's origin
 */
export async function healthyProject(site: string): Promise<Record<string, object>> {
  const functions = await declaredFunctions();
  const ofProject = `projects/${project}`;
  const database = `firestore.googleapis.com/v1/${ofProject}/databases/(default)`;
  const groups = `${ofProject}/databases/(default)/collectionGroups`;
  const deployed = functions.map(({ name, region: [region], availableMemoryMb, maxInstances }) => ({
    name: `${ofProject}/locations/${region}/functions/${name}`,
    state: 'ACTIVE',
    serviceConfig: {
      service: `${ofProject}/locations/${region}/services/${name.toLowerCase()}`,
      availableMemory: availableMemoryMb === 1024 ? '1Gi' : `${availableMemoryMb}Mi`,
      maxInstanceCount: maxInstances,
      serviceAccountEmail: account,
    },
  }));
  const rulesFile = (content: string) => ({ source: { files: [{ name: 'any.rules', content }] } });
  return {
    [`cloudresourcemanager.googleapis.com/v1/${ofProject}`]: {
      projectNumber: '77',
      projectId: project,
      lifecycleState: 'ACTIVE',
    },
    [`cloudbilling.googleapis.com/v1/${ofProject}/billingInfo`]: {
      billingAccountName: 'billingAccounts/0A-1B',
      billingEnabled: true,
    },
    [`serviceusage.googleapis.com/v1/${ofProject}/services:batchGet`]: { services: 'asked' },
    [database]: {
      name: `${ofProject}/databases/(default)`,
      locationId: 'nam5',
      type: 'FIRESTORE_NATIVE',
      databaseEdition: 'STANDARD',
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
      deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
    },
    [`${database}/backupSchedules`]: {
      backupSchedules: [
        { retention: '1209600s', dailyRecurrence: {} },
        { retention: '8467200s', weeklyRecurrence: { day: 'SUNDAY' } },
      ],
    },
    [`${database}/collectionGroups/-/indexes`]: {
      indexes: indexes.indexes.map(({ collectionGroup, queryScope, fields }, at) => ({
        name: `${groups}/${collectionGroup}/indexes/${at}`,
        queryScope,
        fields: [...fields, { fieldPath: '__name__', order: 'ASCENDING' }],
        state: 'READY',
      })),
    },
    [`${database}/collectionGroups/-/fields`]: {
      fields: indexes.fieldOverrides.map(({ collectionGroup, fieldPath }) => ({
        name: `${groups}/${collectionGroup}/fields/${fieldPath}`,
        ttlConfig: { state: 'ACTIVE' },
      })),
    },
    [`firebaserules.googleapis.com/v1/${ofProject}/releases/cloud.firestore`]: {
      rulesetName: `${ofProject}/rulesets/1`,
    },
    [`firebaserules.googleapis.com/v1/${ofProject}/releases/firebase.storage/${bucket}`]: {
      rulesetName: `${ofProject}/rulesets/2`,
    },
    [`firebaserules.googleapis.com/v1/${ofProject}/rulesets/1`]: rulesFile((await rulesOf(project)).rules),
    [`firebaserules.googleapis.com/v1/${ofProject}/rulesets/2`]: rulesFile(
      readFileSync(join(projectRoot, 'storage.rules'), 'utf8'),
    ),
    [`identitytoolkit.googleapis.com/admin/v2/${ofProject}/config`]: {
      signIn: { email: { enabled: true, passwordRequired: true } },
      authorizedDomains: ['localhost', new URL(site).hostname],
      client: { permissions: { disabledUserSignup: true, disabledUserDeletion: true } },
      emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
    },
    [`iam.googleapis.com/v1/${ofProject}/serviceAccounts/${account}`]: { email: account },
    [`iam.googleapis.com/v1/${ofProject}/serviceAccounts/${account}:getIamPolicy`]: {
      bindings: [{ role: 'roles/iam.serviceAccountTokenCreator', members: [member] }],
    },
    [`cloudresourcemanager.googleapis.com/v1/${ofProject}:getIamPolicy`]: {
      bindings: [
        ...['datastore.user', 'eventarc.eventReceiver', 'run.invoker', 'firebaseauth.admin'].map((role) => ({
          role: `roles/${role}`,
          members: [member],
        })),
        {
          role: 'roles/cloudbuild.builds.builder',
          members: ['serviceAccount:77-compute@developer.gserviceaccount.com'],
        },
      ],
    },
    [`storage.googleapis.com/storage/v1/b/${bucket}`]: {
      location: 'US-CENTRAL1',
      iamConfiguration: { publicAccessPrevention: 'enforced', uniformBucketLevelAccess: { enabled: true } },
      softDeletePolicy: { retentionDurationSeconds: '604800' },
    },
    [`storage.googleapis.com/storage/v1/b/${bucket}/iam`]: {
      bindings: [{ role: 'roles/storage.objectUser', members: [member] }],
    },
    ...Object.fromEntries(
      secretNames.flatMap((name) => {
        const secret = `${ofProject}/secrets/${name}`;
        const value = name === 'STRIPE_SECRET_KEY' ? 'sk_live_one' : 'smtps://user:word@mail.example.com:465';
        return [
          [
            `secretmanager.googleapis.com/v1/${secret}/versions`,
            { versions: [{ name: `${secret}/versions/1`, state: 'ENABLED' }] },
          ],
          [
            `secretmanager.googleapis.com/v1/${secret}/versions/latest:access`,
            { payload: { data: Buffer.from(value).toString('base64') } },
          ],
        ];
      }),
    ),
    [`cloudfunctions.googleapis.com/v2/${ofProject}/locations/-/functions`]: { functions: deployed },
    ...Object.fromEntries(
      deployed.map(({ serviceConfig: { service } }) => [
        `run.googleapis.com/v2/${service}:getIamPolicy`,
        { bindings: [{ role: 'roles/run.invoker', members: ['allUsers'] }] },
      ]),
    ),
    [`cloudscheduler.googleapis.com/v1/${ofProject}/locations/us-central1/jobs`]: {
      jobs: functions.flatMap(({ name, scheduleTrigger }) => {
        if (!scheduleTrigger) return [];
        const job = `${ofProject}/locations/us-central1/jobs/firebase-schedule-${name}-us-central1`;
        return [{ name: job, ...scheduleTrigger, state: 'ENABLED', status: {} }];
      }),
    },
    [`logging.googleapis.com/v2/${ofProject}/sinks/_Default`]: {
      name: '_Default',
      exclusions: [{ name: 'urls-with-secrets', filter: unloggedFilter }],
    },
    [`logging.googleapis.com/v2/${ofProject}/locations/global/buckets/_Default`]: { retentionDays: 30 },
    'billingbudgets.googleapis.com/v1/billingAccounts/0A-1B/budgets': {
      budgets: [{ displayName: 'Portal', budgetFilter: { projects: ['projects/77'] } }],
    },
    [`monitoring.googleapis.com/v3/${ofProject}/alertPolicies`]: {
      alertPolicies: readdirSync(join(projectRoot, 'docs', 'alerts')).map((file) => ({
        ...JSON.parse(readFileSync(join(projectRoot, 'docs', 'alerts', file), 'utf8')),
        notificationChannels: [`${ofProject}/notificationChannels/1`],
      })),
    },
    [`monitoring.googleapis.com/v3/${ofProject}/uptimeCheckConfigs`]: {
      uptimeCheckConfigs: [{ httpCheck: { path: '/api/health' } }],
    },
    'v1/webhook_endpoints': {
      object: 'list',
      data: [
        {
          ...{ id: 'we_1', object: 'webhook_endpoint', url: `${site}/api/stripe/webhook`, status: 'enabled' },
          ...{ api_version: Stripe.API_VERSION, enabled_events: handledEvents },
        },
      ],
    },
    'v1/payment_method_domains': {
      object: 'list',
      data: [
        {
          ...{
            id: 'pmd_1',
            object: 'payment_method_domain',
            domain_name: new URL(site).hostname,
            enabled: true,
          },
          ...{
            apple_pay: { status: 'active' },
            google_pay: { status: 'active' },
            link: { status: 'active' },
          },
        },
      ],
    },
    'v1/payment_method_configurations': {
      object: 'list',
      data: [
        {
          ...{ id: 'pmc_1', object: 'payment_method_configuration', is_default: true },
          us_bank_account: { available: true, display_preference: { value: 'on' } },
        },
      ],
    },
  };
}

/** What the programs of a deployment print. */
export const healthyPrograms: Readonly<Record<string, string>> = {
  'gcloud --version': 'Google Cloud SDK 549.0.1\nbq 2.1.25',
  'gcloud auth list --filter=status:ACTIVE --format=value(account)': 'owner@example.com\n',
  'gcloud auth application-default print-access-token': 'ya29.a',
  'firebase --version': `${manifest.devDependencies['firebase-tools']}\n`,
  'firebase login:list': 'Logged in as owner@example.com\n',
};

/** What the DNS has of the sender's domain. */
export const healthyNames: Readonly<Record<string, readonly string[]>> = {
  'example.com': ['v=spf1 include:mail.example.net ~all', 'another=record'],
  '_dmarc.example.com': ['v=DMARC1; p=none'],
  'pm._domainkey.example.com': ['k=rsa; p=MIGfMA0'],
};
