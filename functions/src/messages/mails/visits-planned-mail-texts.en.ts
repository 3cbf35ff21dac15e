export const texts = {
  plannedHeading: 'Your visits are booked',
  plannedOpening: 'Thank you for booking with us. We come to you on these days:',
  for: 'For',
  where: 'Where',
  plannedFile: 'Open the file in this e-mail to add them all to your calendar.',
  movedHeading: 'Your visits have new times',
  movedOpening: 'Your visits have changed. Here are the new times:',
  movedFile: 'Open the file in this e-mail to add the new times to your calendar.',
  seeVisits: 'See your visits',
  plannedSubject: (length: number, startWords: string) =>
    `Your ${length} visits are booked, the first on ${startWords}`,
  movedSubject: (length: number, startWords: string) =>
    `Your ${length} visits have moved, the first to ${startWords}`,
  changeThem: (phone: string) =>
    `Need another time? Move a day in your portal, reply to this e-mail or call ${phone}.`,
  visitsPreheader: (changeThem: string) => `We come to you. ${changeThem}`,
};
