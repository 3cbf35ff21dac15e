import type { ReactNode } from 'react';

export function PolicySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4">
      <h2 className="display text-3xl">{title}</h2>
      {children}
    </section>
  );
}
