const fact = (above: string, agreed: string) =>
  `This bills ${above} more than the ${agreed} that the client agreed to`;

export const texts = {
  needsSignature: (above: string, agreed: string, threshold: string) =>
    `${fact(above, agreed)}. For work at a home above ${threshold} Illinois asks for a signature (815 ILCS 513/15): write a change order first`,
  mayBeSent: (above: string, agreed: string) =>
    `${fact(above, agreed)}. Write a change order, or send it anyway`,
};
