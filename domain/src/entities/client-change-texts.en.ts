export const texts = {
  messages: {
    emailTaken: 'Another client has this e-mail',
    gone: 'This client was erased and can’t be changed',
    merged: (name: string) => `This client was merged into ${name}. Please continue with ${name}`,
    mergedWithItself: 'A client cannot be merged with itself',
    notConfirmed: 'That’s not this client’s name. Nothing was erased',
    visitsAhead: 'This client has upcoming visits. Cancel them first',
  },
  reminders: 'Reminders',
  typeName: 'Please type the name',
};
