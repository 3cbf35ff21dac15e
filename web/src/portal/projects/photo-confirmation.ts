import { createContext, type ReactNode, useContext } from 'react';

const PhotoConfirmation = createContext<ReactNode>(null);

export const PhotoConfirmationProvider = PhotoConfirmation.Provider;

export function usePhotoConfirmation(): ReactNode {
  return useContext(PhotoConfirmation);
}
