import { createContext, type ReactNode, useContext } from 'react';

const PhotoConfirmation = createContext<ReactNode>(null);

/** Gives what asks the client for a code to the projects' photos below it. */
export const PhotoConfirmationProvider = PhotoConfirmation.Provider;

/** Asks the client for the code that photos need. */
export function usePhotoConfirmation(): ReactNode {
  return useContext(PhotoConfirmation);
}
