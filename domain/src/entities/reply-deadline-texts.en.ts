export const texts = {
  left: (time: string) => `${time} left`,
  overdueBy: (time: string) => `Overdue by ${time}`,
  days: (days: number) => `${days} days`,
  min: (rest: number) => `${rest} min`,
  hMin: (hours: number, rest: number) => `${hours} h ${rest} min`,
};
