import type { Party } from '@welding/domain/entities/party';
import type { ReactNode } from 'react';

/** Named facts of an estimate or invoice. */
export function PaperFacts({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4">{children}</dl>;
}

export function PaperFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-base-content/75 text-sm">{name}</dt>
      <dd className="wrap-anywhere font-semibold">{children}</dd>
    </div>
  );
}

/** Who it is from or for, as they were called when it was sent. */
export function PartyFact({ name, party }: { name: string; party: Party | undefined }) {
  if (!party) return null;
  return (
    <PaperFact name={name}>
      {party.name}
      {party.address && <span className="block font-normal">{party.address}</span>}
      {party.phone && <span className="block font-normal">{party.phone}</span>}
    </PaperFact>
  );
}
