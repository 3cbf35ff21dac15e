export const texts = {
  beforePhotos: {
    onThisPhone: 'Photos before on this phone',
    take: 'Take photo before',
    choose: 'Choose photos before',
  },
  afterPhotos: {
    onThisPhone: 'Photos after on this phone',
    take: 'Take photo after',
    choose: 'Choose photos after',
  },
  preparing: (count: number) => `Preparing ${count === 1 ? 'a photo' : `${count} photos`}…`,
  notSaved: 'This phone could not save the photo. Free up some space and try again.',
  photoOnThisPhone: 'Photo on this phone',
  waiting: 'Waiting on this phone to be sent.',
  onItsWay: (percent: number) => `On its way: ${percent}% has arrived.`,
  notAccepted: (reason: string) => `Not accepted: ${reason}.`,
  tryAgain: 'Try again',
  cancel: 'Cancel',
};
