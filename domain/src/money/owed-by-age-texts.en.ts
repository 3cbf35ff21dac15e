export const texts = {
  ages: {
    not_due: 'Not due',
    '1-30': '1–30 days',
    '31-60': '31–60 days',
    '61-90': '61–90 days',
    over: 'Over 90 days',
  },
};
