export const texts = {
  approvalWays: {
    portal: 'signed in to the portal',
    link: 'by the link in our e-mail',
    in_person: 'in person, on our device',
    phone: 'by phone',
  },
  states: {
    estimate: {
      draft: 'Draft',
      sent: 'Sent',
      approved: 'Approved',
      declined: 'Declined',
      expired: 'Expired',
      replaced: 'Replaced',
    },
    'change order': {
      draft: 'Draft',
      sent: 'Sent',
      approved: 'Approved',
      declined: 'Declined',
      expired: 'Expired',
      replaced: 'Replaced',
    },
  },
  titles: {
    estimate: (name: string) => `Estimate ${name}`,
    'change order': (name: string) => `Change order ${name}`,
  },
  version: (number: string, version: number) => `${number} version ${version}`,
};
