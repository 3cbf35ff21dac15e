export const texts = {
  captionOf: (name: string) => `Caption of ${name}`,
  save: 'Save',
  cancel: 'Cancel',
};
