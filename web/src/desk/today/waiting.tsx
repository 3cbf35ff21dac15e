import type { ReactNode } from 'react';
import { LinkToScreen } from '#desk/ui/link-to-screen.tsx';

type WaitingProps = {
  title: string;
  /** The screen where all of it is, where whoever is signed in has it. */
  path: string;
  link: string;
  children: ReactNode;
};

/** One kind of what waits for somebody, under a heading of its own. */
export function Waiting({ title, path, link, children }: WaitingProps) {
  return (
    <section aria-label={title} className="grid gap-2">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h3 className="text-lg font-bold">{title}</h3>
        <LinkToScreen path={path}>{link}</LinkToScreen>
      </div>
      {children}
    </section>
  );
}
