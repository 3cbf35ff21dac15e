import { business } from '@welding/domain/business/business';
import type { ScheduleOptions } from 'firebase-functions/scheduler';
import { secretNames } from '#config.ts';
import { serviceAccount } from '#service-account.ts';

/** What runs each minute, one run at a time. */
export const everyMinute: ScheduleOptions = {
  schedule: 'every 1 minutes',
  timeZone: business.timeZone,
  region: 'us-central1',
  memory: '256MiB',
  maxInstances: 1,
  serviceAccount,
  secrets: [...secretNames],
};
