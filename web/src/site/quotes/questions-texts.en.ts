export const texts = {
  chooseOrSkip: 'Choose, or skip it',
  brokeExample: 'Trailer tongue, gate hinge, bucket ear',
  thePiece: 'The piece',
  thePlace: 'The place',
  safety: 'Safety',
};
