import { business } from '../values/business.ts';

export const texts = {
  reason: 'Reason',
  messages: {
    /** The answer to a time at which nobody is free. */
    taken: 'That time is taken',
    finished: 'This visit is finished. Please book another one',
    cancelled: 'This visit is cancelled. Please book another one',
    onTheWay: `Your welder is already on the way. To change this visit, please call us at ${business.phone}`,
    feedGone: 'This calendar link no longer works. Find the new one on the desk',
  },
  pastCutoff: (hours: number) => {
    if (hours === 0) return `This visit has started. To change it, please call us at ${business.phone}`;
    const notice = hours === 1 ? 'an hour' : `${hours} hours`;
    return `This visit starts in less than ${notice}. To move or cancel it, please call us at ${business.phone}`;
  },
};
