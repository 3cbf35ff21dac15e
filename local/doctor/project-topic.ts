import * as z from 'zod';
import { type Topic, whether, wrong } from './findings.ts';

const projectSchema = z.object({ lifecycleState: z.string().optional() });
const billingSchema = z.object({ billingEnabled: z.boolean().optional() });
const servicesSchema = z.object({
  services: z.array(z.object({ state: z.string(), config: z.object({ name: z.string() }) })).default([]),
});

/** The interfaces that functions, schedules, secrets, mails of alerts and this command use. */
export const neededServices = [
  'artifactregistry',
  'billingbudgets',
  'cloudbilling',
  'cloudbuild',
  'cloudfunctions',
  'cloudresourcemanager',
  'cloudscheduler',
  'eventarc',
  'firebasehosting',
  'firebaserules',
  'firestore',
  'iam',
  'iamcredentials',
  'identitytoolkit',
  'logging',
  'monitoring',
  'pubsub',
  'run',
  'secretmanager',
  'storage',
].map((name) => `${name}.googleapis.com`);

/** The project, its plan and its interfaces. */
export const projectTopic: Topic = {
  name: 'project',
  look: async ({ google, project }) => {
    const found = await google.get(
      `cloudresourcemanager.googleapis.com/v1/projects/${project}`,
      projectSchema,
    );
    if (found?.lifecycleState !== 'ACTIVE') {
      return [wrong(`there is no project ${project}`, 'create it at https://console.firebase.google.com')];
    }
    const billing = await google.get(
      `cloudbilling.googleapis.com/v1/projects/${project}/billingInfo`,
      billingSchema,
    );
    const names = neededServices.map((name) => `names=projects/${project}/services/${name}`).join('&');
    const answer = await google.get(
      `serviceusage.googleapis.com/v1/projects/${project}/services:batchGet?${names}`,
      servicesSchema,
    );
    const enabled = answer?.services.flatMap(({ state, config }) =>
      state === 'ENABLED' ? [config.name] : [],
    );
    const missing = neededServices.filter((name) => !enabled?.includes(name));
    return [
      whether(
        billing?.billingEnabled ?? false,
        'it has the Blaze plan',
        'it has no billing account, so no functions',
        'change the plan to Blaze at https://console.firebase.google.com',
      ),
      whether(
        missing.length === 0,
        `${neededServices.length} APIs are enabled`,
        `APIs are not enabled: ${missing.join(', ')}`,
        `gcloud services enable ${missing.join(' ')} --project ${project}`,
      ),
    ];
  },
};
