export const texts = {
  rateName: 'Rate name',
  rateNameRequired: 'Rate name is required',
  rate: 'Rate must be an amount from 0 to 10,000 dollars',
  terms: 'Terms',
  validity: 'Validity',
  dueDate: 'Due date',
  homeRepairNotice: 'The home repair notice must be on or off',
  reminder: 'Reminder',
  tooManyReminders: 'At most five reminders are possible',
  papersNeedCode: 'A code for papers must be on or off',
  wholeDays: (label: string, min: number, max: number) =>
    `${label} must be a whole number of days from ${min} to ${max}`,
};
