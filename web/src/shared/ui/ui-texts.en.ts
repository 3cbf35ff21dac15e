export const texts = {
  close: 'Close',
  newVersion: 'A new version is ready.',
  reload: 'Reload',
  later: 'Later',
  dismiss: 'Dismiss',
  notifications: 'Notifications (F8)',
  moreToCorrect: (count: number) => `. ${count} more to correct`,
};
