export const texts = {
  messages: {
    objectionLate: 'This link is no longer valid. Please call us and we’ll fix it',
    emailTaken: 'This e-mail belongs to another client. Please use another one, or call us',
  },
  linkIncomplete: 'The link is not complete',
};
