export const texts = {
  yourWelder: 'Your welder',
  tellUsTheWay: 'A gate code, a dog, a better way in? Call, and we’ll pass it on.',
  onMyWaySubject: (value: string) => `${value} is on the way to you`,
  onMyWayPreheader: (setOutAt: string, mail: string) =>
    `Set out at ${setOutAt}. We agreed to arrive ${mail}.`,
  onMyWayHeading: (value: string) => `${value} is on the way`,
  onMyWay: (value: string, setOutAt: string, mail: string) =>
    `${value} set out at ${setOutAt} and is on the way to you. We agreed to arrive ${mail}.`,
  call: (phone: string) => `Call ${phone}`,
  toldTooEarly: 'We told you too early that your welder is on the way.',
  notOnMyWaySubject: 'Your welder is not on the way yet',
  weAgreed: (arrival: string) => `We agreed to arrive ${arrival}.`,
  notOnMyWayHeading: 'Not on the way yet',
  tellYouAgain: (arrival: string) =>
    `Sorry about that. We agreed to arrive ${arrival}, and we’ll tell you again when someone sets out.`,
};
