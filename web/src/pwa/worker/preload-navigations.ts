/**
 * Has the browser ask for a page while the worker still starts. Not in Firefox: when that request fails, it shows its own
 * error page whatever the worker answers, so that nothing opens without a signal
 * (https://github.com/GoogleChrome/workbox/issues/3134). Remembered with the registration: an earlier worker's choice is
 * taken back.
 */
export function preloadNavigations(
  preload: Pick<NavigationPreloadManager, 'enable' | 'disable'>,
  userAgent: string,
): Promise<void> {
  return userAgent.includes('Firefox/') ? preload.disable() : preload.enable();
}
