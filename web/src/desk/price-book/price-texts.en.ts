export const texts = {
  perUnit: (price: string, unit: string) => `${price} per ${unit}`,
};
