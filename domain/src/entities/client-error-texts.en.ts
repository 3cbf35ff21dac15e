export const texts = {
  page: 'Page',
  message: 'Message',
  stack: 'Stack',
  app: 'App must be site, portal or desk',
  build: 'Build',
  buildName: 'Build must be the name of a file',
  messageRequired: 'Message is required',
};
