export const texts = {
  photo: 'Photo',
  close: 'Close',
  photoBefore: 'Photo before',
  nextPhoto: 'Next photo',
  photoOf: (number: number, count: number) => `${number} of ${count}`,
  unreadable: (name: string) =>
    `This browser cannot read ${name || 'this picture'}. Please choose a JPEG, or take the photo here.`,
};
