export const texts = {
  yourFullName: 'Your full name',
  pamphlet: 'Pamphlet',
  yourSignature: 'Your signature',
  drawIt: 'Draw it',
  typeIt: 'Type it',
  nameOnceTyped: 'Your name, once typed',
  typedNameBinds: 'Your typed name is your signature. It’s as binding as a drawn one.',
  nothingDrawn: 'Signature: nothing drawn yet',
  drawn: 'Signature: drawn',
  clear: 'Clear',
};
