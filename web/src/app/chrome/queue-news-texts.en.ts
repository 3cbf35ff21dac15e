export const texts = {
  quoteCameBack: 'A saved quote request came back. It’s waiting beside the quote form.',
};
