import * as z from 'zod';
import { serviceAccount } from '../../functions/src/config.ts';
import { type DeclaredFunction, declaredFunctions } from './declared.ts';
import { type Finding, type Patient, type Topic, whether, wrong } from './findings.ts';
import { hasRole, lastPart } from './google.ts';

const functionSchema = z.object({
  name: z.string(),
  state: z.string(),
  serviceConfig: z.object({
    service: z.string().optional(),
    availableMemory: z.string().optional(),
    maxInstanceCount: z.number().optional(),
    serviceAccountEmail: z.string().optional(),
  }),
});
type Deployed = z.infer<typeof functionSchema>;

/** Each function of this checkout is deployed as it is declared, and the public ones can be called. */
export const functionsTopic: Topic = {
  name: 'functions',
  look: async (patient) => {
    const { google, project } = patient;
    const deployed = await google.list(
      `cloudfunctions.googleapis.com/v2/projects/${project}/locations/-/functions`,
      'functions',
      functionSchema,
    );
    const declared = await declaredFunctions();
    const names = declared.map(({ name }) => name);
    const others = deployed.map(({ name }) => lastPart(name)).filter((name) => !names.includes(name));
    const findings = await Promise.all(declared.map((one) => lookAtOne(patient, one, deployed)));
    if (others.length === 0) return findings;
    const remedy = `npx firebase functions:delete ${others.join(' ')} -P ${project}`;
    return [...findings, wrong(`this release has no ${others.join(', ')}`, remedy)];
  },
};

async function lookAtOne(
  { google, project }: Patient,
  { name, region: [region = ''], availableMemoryMb, maxInstances, httpsTrigger }: DeclaredFunction,
  deployed: readonly Deployed[],
): Promise<Finding> {
  const deploy = `npx firebase deploy --only functions:${name} -P ${project}`;
  const found = deployed.find((one) => lastPart(one.name) === name);
  if (!found) return wrong(`${name} is not deployed`, deploy);
  const { availableMemory, maxInstanceCount, serviceAccountEmail, service } = found.serviceConfig;
  const differences = [
    found.state === 'ACTIVE' ? [] : [`is ${found.state}`],
    found.name.includes(`/locations/${region}/`) ? [] : [`is not in ${region}`],
    megabytes(availableMemory) === availableMemoryMb
      ? []
      : [`has ${availableMemory}, not ${availableMemoryMb} MB`],
    maxInstanceCount === maxInstances ? [] : [`may have ${maxInstanceCount} instances, not ${maxInstances}`],
    serviceAccountEmail === `${serviceAccount}${project}.iam.gserviceaccount.com`
      ? []
      : [`runs as ${serviceAccountEmail}`],
  ].flat();
  if (differences.length > 0) return wrong(`${name} ${differences.join(', ')}`, deploy);
  if (!httpsTrigger?.invoker?.includes('public')) return whether(true, `${name} is active`, '', '');
  const bindings = await google.rolesOf(`run.googleapis.com/v2/${service}:getIamPolicy`, 'GET');
  return whether(
    hasRole(bindings ?? [], 'roles/run.invoker', 'allUsers'),
    `${name} is active and can be called`,
    `${name} refuses visitors: an organisation forbids allUsers`,
    `docs/deploy.md, section 15; then: gcloud run services add-iam-policy-binding ${lastPart(service ?? '')} --region ${region} --member=allUsers --role=roles/run.invoker --project ${project}`,
  );
}

/** 512M, 512Mi and 1Gi as Google writes them. */
function megabytes(memory = ''): number {
  const [, count = '0', unit] = /^(\d+)(M|G)i?$/.exec(memory) ?? [];
  return Number(count) * (unit === 'G' ? 1024 : 1);
}
