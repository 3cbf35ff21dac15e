import { keepAsCredit } from '@welding/domain/contracts/payments';
import { localTitle } from '@welding/domain/entities/local-title';
import { projectSchema } from '@welding/domain/entities/project';
import { type LooseMoney, looseMoneySchema } from '@welding/domain/money/loose-money';
import { deskPaths } from '@welding/domain/paths';
import { dollarsToCents, formatCents, formatDollars } from '@welding/domain/values/money';
import { Link } from 'react-router';
import { useDeskList, wholeListOf } from '#desk/live/use-desk-list.ts';
import { deskCall } from '#desk/session/desk-call.ts';
import { ConfirmButton } from '#desk/ui/action-button.tsx';
import { problemWords } from '#desk/ui/desk-list-view.tsx';
import { chunks, WithDocuments } from '#desk/ui/with-clients.tsx';
import { AsOfLists } from '#shared/live-lists/as-of.tsx';
import type { Part } from '#shared/live-lists/complete.ts';
import { LoadProblem } from '#shared/live-lists/loaded-view.tsx';
import { looseTexts } from './loose-texts.ts';

/** The most documents in one query by id. */
const most = 30;

/** Projects whose money without a purpose somebody has to decide about. */
export const looseToDecide = {
  collection: 'looseMoney',
  schema: looseMoneySchema,
  where: [['toDecide', '>', 0]],
  limit: most,
} as const;

/** Projects with money without a purpose, also what is kept as credit. */
export const allLoose = {
  collection: 'looseMoney',
  schema: looseMoneySchema,
  where: [['amount', '>', 0]],
  limit: most,
} as const;

export function looseSum(items: readonly LooseMoney[]): string {
  return formatCents(items.reduce((sum, { amount }) => sum + dollarsToCents(amount), 0));
}

/** Each project with its money, and what can be done about it. */
export function LooseMoneyRows({ items }: { items: Part<LooseMoney> }) {
  const t = looseTexts();
  return (
    <WithDocuments collection="projects" schema={projectSchema} ids={items.map(({ id }) => id)}>
      {(projects) => (
        <ul className="grid gap-2">
          {items.map((money) => {
            const project = projects.get(money.id);
            return (
              <li key={money.id} className="list-row-plain flex-wrap">
                <Link
                  to={deskPaths.project(money.id)}
                  className="link inline-flex min-h-11 min-w-0 grow basis-40 items-center font-semibold wrap-anywhere"
                >
                  {project ? localTitle(project.title) : t.project}
                </Link>
                <span className="font-semibold tabular-nums">{formatDollars(money.amount)}</span>
                <p className="w-full text-sm">{money.toDecide > 0 ? t.whatToDo : t.kept}</p>
                {money.toDecide > 0 && <KeepAsCredit money={money} />}
              </li>
            );
          })}
        </ul>
      )}
    </WithDocuments>
  );
}

function KeepAsCredit({ money: { id, amount } }: { money: LooseMoney }) {
  const t = looseTexts();
  const dollars = formatDollars(amount);
  return (
    <ConfirmButton
      label={t.keep}
      title={t.keepTitle(dollars)}
      question={t.keepExplained}
      yes={t.keep}
      act={() => deskCall(keepAsCredit, { id, body: { amount } })}
    />
  );
}

/** More projects than a client has. */
const mostProjects = 500;

/** The sum over a client's projects; nothing without any. Says so where it cannot be added up. */
export function LooseMoneyOf({ clientId }: { clientId: string }) {
  const projects = wholeListOf(
    useDeskList({
      collection: 'projects',
      schema: projectSchema,
      where: [['clientId', '==', clientId]],
      order: ['createdAt', 'desc'],
      limit: mostProjects,
    }),
  );
  if (projects.status === 'loading') return null;
  if (projects.status === 'error') return <NotAddedUp of={projects} />;
  const parts = chunks(projects.items.map(({ id }) => id)).map(({ items }) => items);
  return <LooseSum parts={parts} found={[]} dated={[projects]} />;
}

type LooseSumProps = {
  parts: readonly (readonly string[])[];
  /** The money of the parts before. */
  found: readonly LooseMoney[];
  dated: Parameters<typeof AsOfLists>[0]['of'];
};

/** Adds up one part after the other, because a query compares few ids. */
function LooseSum({ parts: [ids = [], ...rest], found, dated }: LooseSumProps) {
  const list = wholeListOf(
    useDeskList(
      ids.length === 0
        ? null
        : {
            collection: 'looseMoney',
            schema: looseMoneySchema,
            where: [['__name__', 'in', ids]],
            limit: ids.length,
          },
    ),
  );
  if (list.status === 'loading') return null;
  if (list.status === 'error') return <NotAddedUp of={list} />;
  const all = [...found, ...list.items];
  const lists = [...dated, list];
  if (rest.length > 0) return <LooseSum parts={rest} found={all} dated={lists} />;
  if (all.length === 0) return null;
  return (
    <div>
      <LooseMoneyLine amount={looseSum(all)} />
      <AsOfLists of={lists} className="" />
    </div>
  );
}

function NotAddedUp({ of }: { of: Parameters<typeof LoadProblem>[0]['of'] }) {
  return <LoadProblem what={looseTexts().title} of={of} {...problemWords()} />;
}

/** @param props.amount formatted */
export function LooseMoneyLine({ amount }: { amount: string }) {
  const t = looseTexts();
  return (
    <p>
      <strong className="tabular-nums">{t.without(amount)}</strong> {t.whatToDo}
    </p>
  );
}
