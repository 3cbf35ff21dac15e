export const texts = {
  costs: 'Costs',
  whoSees: 'Only you and the owner see what you spend on this job.',
};
