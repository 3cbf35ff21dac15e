export const texts = {
  changeCrew: 'Change the crew on the visit’s page.',
  whoIsFree: 'Who is free',
  looking: 'Looking who is free',
  noOneElse: 'No one else is free then.',
  send: (name: string) => `Send ${name}`,
};
