export const texts = {
  messages: {
    notCollected: 'This payment was not collected on site, so there is nothing to hand over',
    void: 'This payment is void, so there is nothing to hand over',
    refunded: 'All of this payment was refunded, so there is nothing to hand over',
  },
  checkNumber: 'Check number',
  method: 'Method must be cash or check',
};
