export const texts = {
  whatCost: 'What would it cost? (optional)',
  rangeNotQuote: 'A range, not a quote',
  settledLater: 'The price is settled with you once a welder has looked at it.',
  sayMetal: 'Say what metal it is or how thick, and you’ll see here what a job like it costs.',
  selectServiceFirst:
    'Select a service above and say what metal it is or how thick, and you’ll see here what a job like it costs.',
  addPhotos: 'Add photos (optional)',
  saysMore: (max: number) =>
    `A picture of the break says more than words. Up to ${max}; where they were taken is not sent.`,
  photosOfJob: 'Photos of the job',
  photo: (number: number) => `Photo ${number}`,
  captionOf: (number: number) => `Caption for photo ${number}`,
  captionHint: 'What it shows (optional)',
  moveUp: (number: number) => `Move photo ${number} up`,
  moveDown: (number: number) => `Move photo ${number} down`,
  remove: (number: number) => `Remove photo ${number}`,
  takePhoto: 'Take a photo',
  choosePhotos: 'Choose photos',
  preparing: (count: number) => `Preparing ${count === 1 ? 'a photo' : `${count} photos`}…`,
  noRoomInQueue:
    'There is no room for more photos on this phone. Photos of earlier requests go first: try again once they’re sent.',
  noRoomOnDisk: 'This phone has no room left for the photo. Free up some space and try again.',
  full: (max: number) => `A request takes at most ${max} photos.`,
  notAdded: (file: string) => `${file || 'The photo'} could not be added. Please try again.`,
};
