export const texts = {
  /** What was asked, in a list of answers. */
  facts: {
    metal: 'Metal',
    thickness: 'Thickness',
    size: 'Amount of work',
    position: 'Position',
    setting: 'Where',
    access: 'Access',
    power: 'Power',
    when: 'Needed',
    combustibles: 'Combustibles within 35 ft',
    fireWatch: 'Fire watch of 30 minutes',
    permit: 'Hot-work permit',
    tank: 'Tank that held fuel',
    broke: 'What broke',
    town: 'Town',
  },
  chooseOne: (fact: string) => `${fact}: please choose one of the answers`,
  noObject: 'intake must be an object of answers',
};
