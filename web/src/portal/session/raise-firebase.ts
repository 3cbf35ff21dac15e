/**
 * Signs in to Firebase again with what a verified session may read. Never throws: everything that needs it today comes
 * from the API, whose cookie is verified already.
 */
export async function raiseFirebase(token: string): Promise<void> {
  try {
    const { renewSignIn } = await import('./portal-firebase.ts');
    await renewSignIn(token);
  } catch {
    // Without a network the lists stay as they are.
  }
}
