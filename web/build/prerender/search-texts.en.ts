export const texts = {
  services: 'Welding services',
};
