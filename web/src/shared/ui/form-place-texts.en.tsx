import type { ReactNode } from 'react';

export const texts = {
  loading: 'Loading the form',
  weakConnection: (phone: ReactNode) => (
    <>
      Your connection is weak. What you type stays, and what you send goes out once it’s better. Or call{' '}
      {phone}.
    </>
  ),
};
