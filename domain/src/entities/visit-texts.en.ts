export const texts = {
  overlap: 'Two of the days overlap',
  planDays: (maxPlanDays: number) => `Plan 1 to ${maxPlanDays} days`,
  messages: {
    clientRequired: 'Choose a client',
    noSuchWelder: 'No active staff member has this id',
    completed: 'This visit is completed. Its time and welder stay as they are',
    cancelled: 'This visit is cancelled. Bring it back first',
    ownerBooksAnyway: 'Only the owner can double-book this',
    reasonRequired: 'Say why it is cancelled',
    timeSkipped: 'This time does not exist. Please choose another',
  },
  address: 'Address',
  description: 'Description',
  title: 'Title',
  reason: 'Reason',
  bookAnyway: 'bookAnyway',
  onlyScheduled: 'Status can only be set to scheduled',
  onlyInside: 'outsideHours can only be set to false',
  onlyKeepsTime: 'needsTime can only be set to false',
  onlyKeepsWelder: 'needsWelder can only be set to false',
  window: (maxVisitWindowMinutes: number) =>
    `Arrival window must be 0 to ${maxVisitWindowMinutes} whole minutes`,
};
