export const texts = {
  leftover:
    'Some of what is saved on this device could not be removed yet. Close the other tabs of this site and open this page again.',
};
