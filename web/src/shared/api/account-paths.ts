/** The API's addresses of what needs a code; apart from the others, so that only the portal's pages carry them. */
export const accountPaths = {
  askForCode: '/api/sign-in/code',
  verifyCode: '/api/sign-in/verify',
  me: '/api/me',
  export: '/api/me/export',
  estimateAnswer: (id: string, answer: 'approve' | 'decline' | 'question') =>
    `/api/estimates/${id}/${answer}`,
  estimatePdf: (id: string) => `/api/estimates/${id}.pdf`,
  invoicePdf: (id: string) => `/api/invoices/${id}.pdf`,
  receiptPdf: (paymentId: string) => `/api/payments/${paymentId}/receipt.pdf`,
  payments: (clientId: string) => `/api/payments/client/${encodeURIComponent(clientId)}`,
} as const;
