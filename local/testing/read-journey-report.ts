import * as z from 'zod';
import type { Tally } from './tally.ts';

const specSchema = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']) })),
});
const suiteSchema = z.object({
  specs: z.array(specSchema),
  get suites(): z.ZodOptional<z.ZodArray<typeof suiteSchema>> {
    return z.optional(z.array(suiteSchema));
  },
});
const reportSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(suiteSchema),
});

/** What Playwright's JSON report says of its journeys. @throws ZodError when it is none */
export function readJourneyReport(text: string): Tally {
  const { stats, suites } = reportSchema.parse(JSON.parse(text));
  const flaky = suites
    .flatMap(specsOf)
    .flatMap(({ title, file, tests }) =>
      tests.some(({ status }) => status === 'flaky') ? [`${file}: ${title}`] : [],
    );
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped, flaky };
}

function specsOf({ specs, suites = [] }: z.infer<typeof suiteSchema>): z.infer<typeof specSchema>[] {
  return [...specs, ...suites.flatMap(specsOf)];
}
