import { business } from '../values/business.ts';
import { maxOpenVisits } from '../values/limits.ts';

export const texts = {
  durations: {
    '30': '30 minutes',
    '60': '1 hour',
    '120': '2 hours',
    '240': '4 hours',
    '480': 'Full day',
  },
  duration: 'Duration must be 30, 60, 120, 240 or 480 minutes',
  ownProject: 'Project must be one of yours',
  clientRequired: 'Client is required',
  title: 'Title',
  description: 'Description',
  address: 'Address',
  messages: {
    titleRequired: 'Title is required',
    dateRequired: 'Date and time is required',
    datePassed: 'Date and time must not be in the past',
    tooManyOpen: `You already have ${maxOpenVisits} visits ahead. To book another one, please call us at ${business.phone}`,
  },
  dateTooFar: (horizonDays: number) =>
    `Date and time must be within the next ${horizonDays} days. For a later visit, please call us at ${business.phone}`,
};
