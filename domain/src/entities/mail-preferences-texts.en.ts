import { business } from '../values/business.ts';
export const texts = {
  messages: {
    linkInvalid: `This link no longer works. Please call us at ${business.phone}, and we’ll take care of it`,
    notOneClick: 'Please send JSON, or List-Unsubscribe=One-Click',
  },
  reminders: 'Reminders',
};
