/** The API's addresses of free times, and of moving and cancelling a visit; apart, so that only the portal's pages carry them. */
export const bookingPaths = {
  availability: (query: Readonly<Record<string, string>>) =>
    `/api/availability?${new URLSearchParams(query)}`,
  move: (appointmentId: string) => `/api/appointments/${encodeURIComponent(appointmentId)}/move`,
  cancel: (appointmentId: string) => `/api/appointments/${encodeURIComponent(appointmentId)}/cancel`,
} as const;
