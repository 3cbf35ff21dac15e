import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';

/** Leads to the list that a page belongs to; stands above its heading, in line with it. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="btn btn-ghost -ml-4 justify-self-start">
      <ArrowLeft aria-hidden="true" className="size-5" />
      {children}
    </Link>
  );
}
