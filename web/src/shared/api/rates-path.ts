/** Apart from the other addresses, which every page carries: it is asked for where somebody says more about a job. */
export const ratesPath = '/api/rates';
