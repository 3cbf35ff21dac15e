export const texts = {
  closedReasons: {
    declined: 'Declined',
    spam: 'Spam',
    duplicate: 'Duplicate',
    outside_area: 'Outside our area',
  },
  title: 'Title',
  titleRequired: 'Title is required',
  description: 'Description',
  address: 'Address',
  note: 'Note',
  messages: {
    /** @param name the client with the request's e-mail */
    unprovenEmail: (name: string) =>
      `${name} has this e-mail, but has not confirmed it yet. Choose ${name} if it is the same person. If not, correct the e-mail of ${name} first`,
    nobodyToTell: 'Neither the request nor the client has an e-mail',
    goneOn: 'Work on this project has moved on. Cancel the project instead of reopening the request',
  },
};
