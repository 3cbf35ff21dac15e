import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { projectRoot } from '../stack/project-root.ts';
import { type Finding, type Topic, whether } from './findings.ts';
import { projectNumber } from './roles-topic.ts';

const billingSchema = z.object({ billingAccountName: z.string().optional() });
const budgetSchema = z.object({
  budgetFilter: z.object({ projects: z.array(z.string()).default([]) }).optional(),
});
const namedSchema = z.object({ displayName: z.string() });
const policySchema = z.object({
  displayName: z.string(),
  enabled: z.boolean().default(true),
  notificationChannels: z.array(z.string()).default([]),
});
const checkSchema = z.object({ httpCheck: z.object({ path: z.string() }).optional() });

/** The budget, the check of the site, and each alert of docs/alerts, with someone to tell. */
export const alertsTopic: Topic = {
  name: 'alerts',
  look: async ({ google, project }) => {
    const billing = await google.get(
      `cloudbilling.googleapis.com/v1/projects/${project}/billingInfo`,
      billingSchema,
    );
    const account = billing?.billingAccountName ?? 'billingAccounts/none';
    const at = `monitoring.googleapis.com/v3/projects/${project}`;
    const [budgets, policies, checks, files] = await Promise.all([
      google.list(`billingbudgets.googleapis.com/v1/${account}/budgets`, 'budgets', budgetSchema),
      google.list(`${at}/alertPolicies`, 'alertPolicies', policySchema),
      google.list(`${at}/uptimeCheckConfigs`, 'uptimeCheckConfigs', checkSchema),
      readdir(join(projectRoot, 'docs', 'alerts')),
    ]);
    const alerts = await Promise.all(
      files.toSorted().map(async (file): Promise<Finding> => {
        const { displayName } = namedSchema.parse(
          JSON.parse(await readFile(join(projectRoot, 'docs', 'alerts', file), 'utf8')),
        );
        const policy = policies.find((each) => each.displayName === displayName);
        return whether(
          policy?.enabled === true && policy.notificationChannels.length > 0,
          `"${displayName}" tells someone`,
          `"${displayName}" ${policy ? 'is off or tells nobody' : 'is missing'}`,
          `docs/deploy.md, section 11: gcloud alpha monitoring policies create --policy-from-file=docs/alerts/${file} --notification-channels=CHANNEL --project ${project}`,
        );
      }),
    );
    const names = [`projects/${project}`, `projects/${await projectNumber(google, project)}`];
    // A budget without a filter counts all projects of the billing account.
    const counts = budgets.some(({ budgetFilter: { projects } = { projects: [] } }) => {
      return projects.length === 0 || projects.some((name) => names.includes(name));
    });
    return [
      whether(
        counts,
        'a budget tells of costs',
        'no budget tells of costs',
        `gcloud billing budgets create --billing-account=${account.replace('billingAccounts/', '')} --display-name=Portal --budget-amount=25USD --threshold-rule=percent=0.5 --threshold-rule=percent=1 --filter-projects=projects/${project}`,
      ),
      whether(
        checks.some(({ httpCheck }) => httpCheck?.path === '/api/health'),
        '/api/health is checked',
        'nothing checks /api/health',
        'docs/deploy.md, section 11: gcloud monitoring uptime create',
      ),
      ...alerts,
    ];
  },
};
