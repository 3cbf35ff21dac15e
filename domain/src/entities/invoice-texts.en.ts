export const texts = {
  refund: 'Refund',
  states: {
    draft: 'Draft',
    open: 'Open',
    part_paid: 'Part paid',
    overdue: 'Overdue',
    paid: 'Paid',
    void: 'Void',
  },
};
