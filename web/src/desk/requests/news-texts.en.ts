export const texts = {
  one: (name: string) => `New request from ${name}`,
  several: (count: number) => `${count} new requests`,
};
