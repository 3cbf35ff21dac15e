/** Said when what was kept for a client or for staff could not be removed from the device: another page, or one put to sleep, holds it open. */
export const leftoverNotice =
  'Some of what was kept on this device could not be removed yet. Close the other tabs of this site and open this page again.';
