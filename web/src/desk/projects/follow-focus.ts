let followed: string | null = null;

/** A card that a key moves goes on in another column as another element: the focus follows it there. */
export const followFocus = {
  begin(projectId: string): void {
    followed = projectId;
  },
  /** Whether the focus is to follow to this project's card; it does once. */
  take(projectId: string): boolean {
    if (followed !== projectId) return false;
    followed = null;
    return true;
  },
};
