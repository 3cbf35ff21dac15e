export const texts = {
  search: 'Search',
  find: 'Find',
  loading: 'Loading the search',
};
