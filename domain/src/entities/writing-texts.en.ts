export const texts = {
  messages: {
    noEmail: 'This client has no e-mail. Add one first',
    notFailed: 'This e-mail did not fail: it was sent, or it is on its way',
    tooLate: 'It’s too late to send this e-mail. Please write to the client instead',
  },
  subject: 'Subject',
  subjectRequired: 'Subject is required',
  message: 'Message',
  textRequired: 'Please write something',
  clientRequired: 'Client is required',
  noAddress: 'The address is not valid',
  note: 'Note',
  as: 'As must be send or remind',
  comment: 'Comment',
};
