import { paperLinkDays } from '../values/limits.ts';

export const texts = {
  messages: {
    incomplete: 'This link is incomplete. Please open it from the e-mail again',
    late: `This link expired after ${paperLinkDays} days. Please sign in to your portal, or call us`,
    replaced: 'There is a newer version of this estimate. Please open the link in our latest e-mail',
    void: 'This invoice is void: nothing is due',
  },
};
