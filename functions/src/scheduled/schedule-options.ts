import { business } from '@welding/domain/business/business';
import type { ScheduleOptions } from 'firebase-functions/scheduler';
import { secretNames } from '#config.ts';
import { serviceAccount } from '#service-account.ts';

type Needs = Pick<ScheduleOptions, 'memory' | 'timeoutSeconds'>;

/** What runs by the clock of the business, and again when it fails. @param schedule as Cloud Scheduler reads it */
export function scheduleOptions(
  schedule: string,
  { memory = '256MiB', timeoutSeconds = 120 }: Needs = {},
): ScheduleOptions {
  return {
    schedule,
    timeZone: business.timeZone,
    region: 'us-central1',
    memory,
    timeoutSeconds,
    retryCount: 2,
    serviceAccount,
    secrets: [...secretNames],
  };
}
