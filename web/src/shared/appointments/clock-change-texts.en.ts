export const texts = {
  skippedHour: (time: string) => `Clocks in Chicago go forward that night, so ${time} does not exist.`,
  useTime: (time: string) => `Use ${time}`,
  repeatedHour: (time: string) => `Clocks in Chicago go back that night, so ${time} comes twice. Which one?`,
  firstPass: (time: string, clock: string) => `The first ${time} (${clock})`,
  secondPass: (clock: string) => `The second, an hour later (${clock})`,
};
