import { business } from '../values/business.ts';
import { maxOpenVisits } from '../values/limits.ts';

export const texts = {
  ownProject: 'Project must be one of yours',
  clientRequired: 'Client is required',
  title: 'Title',
  description: 'Description',
  address: 'Address',
  messages: {
    datePassed: 'Date and time must not be in the past',
    tooManyOpen: `You already have ${maxOpenVisits} upcoming visits. To book another one, please call us at ${business.phone}`,
  },
  dateTooFar: (horizonDays: number) =>
    `Date and time must be within the next ${horizonDays} days. For a later visit, please call us at ${business.phone}`,
};
