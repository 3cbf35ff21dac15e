import * as z from 'zod';
import { declaredFunctions } from './declared.ts';
import { type Topic, whether, wrong } from './findings.ts';
import { lastPart } from './google.ts';

const jobSchema = z.object({
  name: z.string(),
  schedule: z.string(),
  timeZone: z.string(),
  state: z.string(),
  status: z.object({ code: z.number().optional() }).optional(),
});

/** Each schedule is switched on, with the time that is declared, and its last run succeeded. */
export const schedulesTopic: Topic = {
  name: 'schedules',
  look: async ({ google, project }) => {
    const scheduled = (await declaredFunctions()).filter(({ scheduleTrigger }) => scheduleTrigger);
    const regions = [...new Set(scheduled.map(({ region: [region = ''] }) => region))];
    const jobsByRegion = await Promise.all(
      regions.map((region) =>
        google.list(
          `cloudscheduler.googleapis.com/v1/projects/${project}/locations/${region}/jobs?pageSize=100`,
          'jobs',
          jobSchema,
        ),
      ),
    );
    const jobs = jobsByRegion.flat();
    return scheduled.map(({ name, region: [region = ''], scheduleTrigger }) => {
      // The Firebase CLI names the job so.
      const job = jobs.find((each) => lastPart(each.name) === `firebase-schedule-${name}-${region}`);
      if (!job)
        return wrong(`${name} has no job`, `npx firebase deploy --only functions:${name} -P ${project}`);
      const at = `${lastPart(job.name)} --location ${region} --project ${project}`;
      if (job.state !== 'ENABLED') {
        return wrong(`${name} is ${job.state}`, `gcloud scheduler jobs resume ${at}`);
      }
      if (job.schedule !== scheduleTrigger?.schedule || job.timeZone !== scheduleTrigger.timeZone) {
        return wrong(
          `${name} runs ${job.schedule} (${job.timeZone})`,
          `npx firebase deploy --only functions:${name} -P ${project}`,
        );
      }
      return whether(
        (job.status?.code ?? 0) === 0,
        `${name} runs ${job.schedule}`,
        `${name} failed at its last run`,
        `gcloud functions logs read ${name} --gen2 --region ${region} --project ${project}`,
      );
    });
  },
};
