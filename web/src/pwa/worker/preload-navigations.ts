/**
 * Lets the browser request a page while the worker starts. Disabled in Firefox, which shows its own error page when that
 * request fails, so that nothing opens offline (https://github.com/GoogleChrome/workbox/issues/3134). The registration
 * remembers it, so an earlier choice is undone.
 */
export function preloadNavigations(
  preload: Pick<NavigationPreloadManager, 'enable' | 'disable'>,
  userAgent: string,
): Promise<void> {
  return userAgent.includes('Firefox/') ? preload.disable() : preload.enable();
}
