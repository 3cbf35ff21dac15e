export const texts = {
  weHaveIt: (firstName: string) => `We have your request, ${firstName}`,
  confirmation: (email: string) =>
    `A confirmation goes to ${email}. Is it not there in a few minutes? Check your spam folder.`,
  whatNext: 'What happens next',
  weCall: (by: string, phone: string) => (
    <>
      <strong>By {by}</strong>, we call you at {phone}.
    </>
  ),
  weWrite: (by: string, email: string) => (
    <>
      <strong>By {by}</strong>, we write to {email}.
    </>
  ),
  youGetEstimate: 'You get your estimate by e-mail: read it, ask about it, and approve it online.',
  weComeToYou: 'We agree on a time, and come to you.',
  callUs: "It can't wait? Call us",
  askAgain: 'Ask for another quote',
  photosSent: 'Photos sent',
  allSent: 'Your photos are sent.',
  someSent: (arrived: number, count: number) =>
    `${arrived} of ${count} ${count === 1 ? 'photo' : 'photos'} sent. The rest follows by itself, also when you leave this page.`,
};
