/** The amount chosen on a page whose session was lost, in dollars. In memory only: it leaves nothing on the device. */
let draft: { projectId: string; amount: number } | null = null;

/** Keeps what was chosen for when the payer comes back from signing in. */
export function saveAmountDraft(projectId: string, amount: number): void {
  draft = { projectId, amount };
}

/** To be called when it was paid. */
export function forgetAmountDraft(): void {
  draft = null;
}

/** What was chosen for this project, once; what was chosen for another is forgotten. */
export function takeAmountDraft(projectId: string): number | null {
  const taken = draft?.projectId === projectId ? draft.amount : null;
  draft = null;
  return taken;
}
