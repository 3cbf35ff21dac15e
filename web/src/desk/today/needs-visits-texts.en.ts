export const texts = {
  calendar: 'Calendar',
  visitsToConfirm: 'Visits to confirm',
  anotherWelderNeeded: 'Another welder needed',
  clientsChoosingANewTime: 'Clients choosing a new time',
  movedOrCancelledByClients: 'Moved or cancelled by clients',
  visitsWithoutAWelder: 'Visits without a welder',
  cancelled: (time: string) => `Cancelled: ${time}`,
  movedTo: (time: string) => `Moved to ${time}`,
};
