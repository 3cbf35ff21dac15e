/** The API's addresses of what needs a code; apart from the others, so that only the portal's pages carry them. */
export const accountPaths = {
  askForCode: '/api/sign-in/code',
  verifyCode: '/api/sign-in/verify',
  me: '/api/me',
  export: '/api/me/export',
  estimateAnswer: (id: string, answer: 'approve' | 'decline' | 'question') =>
    `/api/estimates/${id}/${answer}`,
  payments: (clientId: string) => `/api/payments/client/${encodeURIComponent(clientId)}`,
} as const;
