/** What groups of weekdays with the same hours are called. */
export const texts = {
  weekdays: 'Monday - Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
};
