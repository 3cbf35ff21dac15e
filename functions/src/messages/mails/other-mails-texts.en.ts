const codePurposes = {
  'sign-in': 'sign in to your client portal',
  'new-email': 'make this the e-mail address of a client portal',
  confirm: 'open or change what your client portal shows to you alone',
};

export const texts = {
  yourCode: 'Your code',
  typeThisCodeOnThe: 'Type this code on the page where you asked for it:',
  yesItsMe: 'Yes, it’s me',
  isYourCode: (code: string, shortName: string) => `${code} is your ${shortName} code`,
  itWorksOnceUntilWe: (until: string) => `It works once, until ${until}. We never ask for it by phone.`,
  yourEMailAddressWith: 'Your e-mail address with us has changed',
  ifThatWasNotYou: 'If that was not you, take it back.',
  ifThatWasNotYou2: 'If that was not you, please call us.',
  yourEMailAddressHas: 'Your e-mail address has changed',
  ifYouOrSomebodyAt: 'If you or somebody at our office changed it for you, there is nothing to do.',
  thisWasNotMe: 'This was not me',
  fromNowOnOurMails: (email: string) =>
    `From now on our mails to you go to ${email}, and that address opens your client portal. This one no longer does.`,
  ifYouChangedItThere: (days: number) =>
    `If you changed it, there is nothing to do. If not, the button makes this your address again and ends every session of your portal. It works for ${days} days.`,
  notYouCall: (phone: string) => `Not you? Call ${phone}`,
  questionsCall: (phone: string) => `Questions? Call ${phone}.`,
  yourWelder: 'Your welder',
  aGateCodeADog: 'A gate code, a dog, a better way in? Call, and we’ll pass it on.',
  isOnTheWayTo: (value: string) => `${value} is on the way to you`,
  setOutAtWeAgreed: (setOutAt: string, mail: string) =>
    `Set out at ${setOutAt}. We agreed to arrive ${mail}.`,
  isOnTheWay: (value: string) => `${value} is on the way`,
  setOutAtAndIs: (value: string, setOutAt: string, mail: string) =>
    `${value} set out at ${setOutAt} and is on the way to you. We agreed to arrive ${mail}.`,
  call: (phone: string) => `Call ${phone}`,
  thankYouForYourPayment: 'Thank you for your payment. Your receipt is attached as a PDF.',
  amount: 'Amount',
  paidOn: 'Paid on',
  how: 'How',
  for: 'For',
  reference: 'Reference',
  seeYourProjects: 'See your projects',
  doesSomethingLookWrongReply: 'Does something look wrong? Reply to this mail with the reference.',
  yourReceiptFor: (amount: string) => `Your receipt for ${amount}`,
  paidOnThankYou: (paidOn: string) => `Paid on ${paidOn}. Thank you.`,
  weReceived: (amount: string) => `We received ${amount}`,
  weComeToYouTomorrow: 'We come to you tomorrow',
  pleaseMakeSureThatWe:
    'Please make sure that we can get to the work, and that nothing flammable is near it.',
  pleaseMakeSureThatWe2: 'Please make sure that we can get to the work.',
  seeYourVisit: 'See your visit',
  stopReminders: 'Stop reminders',
  tomorrowAtYourVisit: (mail: string) => `Tomorrow at ${mail}: your visit`,
  thisIsAReminderOf: (mail: string) => `This is a reminder of your visit tomorrow. We arrive ${mail}.`,
  yourVisitIsCloseWe: (mail: string) =>
    `Your visit is close: we arrive ${mail}. We’ll write again when we’re on the way.`,
  somethingCameUpCallAs: (phone: string) => `Something came up? Call ${phone} as early as you can.`,
  setYourPassword: 'Set your password',
  theLinkWorksOnceFor:
    'The link works once, for an hour. After that, choose "Forgot your password?" where you sign in to get another one.',
  setYourPasswordToSign: 'Set your password to sign in.',
  welcomeToTheDesk: 'Welcome to the desk',
  setANewPasswordFor: 'Set a new password for the desk',
  theLinkWorksOnceFor2: 'The link works once, for an hour.',
  setANewPassword: 'Set a new password',
  someoneAskedForANew:
    'Someone asked for a new password for your desk account. If that wasn’t you, you can ignore this: your password stays the same.',
  yourAccountAtTheDesk: (shortName: string) => `Your account at the desk of ${shortName}`,
  youNowHaveAnAccount: (name: string, toLowerCase: string) =>
    `You now have an account at the desk of ${name}, as ${toLowerCase}. Set your password to sign in.`,
  yourVisitsAreBooked: 'Your visits are booked',
  thankYouForBookingWith: 'Thank you for booking with us. We come to you on these days:',
  where: 'Where',
  openTheFileInThis: 'Open the file in this mail to add them all to your calendar.',
  yourVisitsHaveNewTimes: 'Your visits have new times',
  yourVisitsHaveChangedHere: 'Your visits have changed. Here are the new times:',
  openTheFileInThis2: 'Open the file in this mail to add the new times to your calendar.',
  seeYourVisits: 'See your visits',
  yourVisitsAreBookedThe: (length: number, startWords: string) =>
    `Your ${length} visits are booked, the first on ${startWords}`,
  yourVisitsHaveMovedThe: (length: number, startWords: string) =>
    `Your ${length} visits have moved, the first to ${startWords}`,
  needAnotherTimeMoveA: (phone: string) =>
    `Need another time? Move a day in your portal, reply to this mail or call ${phone}.`,
  weComeToYou: (changeThem: string) => `We come to you. ${changeThem}`,
  todayAtYourVisit: (clock: string) => `Today at ${clock}: your visit`,
  weComeToYouToday: 'We come to you today',
  weComeToYouTonight: 'We come to you tonight',
  methods: { card: 'By card', cash: 'In cash', check: 'By check', other: 'Otherwise' },
  itWorksOnceUntil: (until: string, hasLink: boolean) =>
    `It works once, until ${until} (Chicago time).${hasLink ? ' On another device use the button instead.' : ''}`,
  theCodeWasAskedFor: (at: string, from: string | undefined, purpose: 'sign-in' | 'confirm' | 'new-email') =>
    `The code was asked for at ${at}${from ? ` from ${from}` : ''}, to ${codePurposes[purpose]}. If that wasn’t you, you can ignore this: without the code nothing happens. We never ask for it by phone or mail.`,
};
