export const texts = {
  title: 'Jobs over plan',
  all: 'What jobs earned',
};
