import { unloggedFilter } from '@welding/domain/unlogged-urls';
import * as z from 'zod';
import { type Topic, whether } from './findings.ts';

const sinkSchema = z.object({
  exclusions: z
    .array(z.object({ name: z.string(), filter: z.string(), disabled: z.boolean().optional() }))
    .default([]),
});
const bucketSchema = z.object({ retentionDays: z.number().optional() });

const exclusion = 'urls-with-secrets';

/** The log leaves out URLs with secrets, and keeps the rest for a month. */
export const logsTopic: Topic = {
  name: 'log',
  look: async ({ google, project }) => {
    const at = `logging.googleapis.com/v2/projects/${project}`;
    const [sink, bucket] = await Promise.all([
      google.get(`${at}/sinks/_Default`, sinkSchema),
      google.get(`${at}/locations/global/buckets/_Default`, bucketSchema),
    ]);
    // A name is taken once, also by an exclusion of an earlier release.
    const isThere = sink?.exclusions.some(({ name }) => name === exclusion);
    const change = isThere
      ? `--update-exclusion='name=${exclusion},disabled=false,`
      : `--add-exclusion='name=${exclusion},`;
    const isLeftOut = sink?.exclusions.some(({ filter, disabled }) => filter === unloggedFilter && !disabled);
    return [
      whether(
        isLeftOut ?? false,
        'leaves out URLs with secrets and emails',
        'keeps URLs with secrets and emails',
        `gcloud logging sinks update _Default --project ${project} ${change}filter=${unloggedFilter}'`,
      ),
      whether(
        bucket?.retentionDays === 30,
        'is kept for 30 days',
        `is kept for ${bucket?.retentionDays ?? 'unknown'} days`,
        `gcloud logging buckets update _Default --location=global --retention-days=30 --project ${project}`,
      ),
    ];
  },
};
