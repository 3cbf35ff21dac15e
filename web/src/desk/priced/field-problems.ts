import { type PricedValues, writtenLines } from './priced-values.ts';

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };

/** Sentences by field: `validUntil`, `lines`, and of one line `<its key>.quantity`. */
export type FieldProblems = Readonly<Record<string, string>>;

/** The first sentence for each field; a line is named by its key, so that the sentence stays with it when it moves. */
export function fieldProblems(issues: readonly Issue[], values: Pick<PricedValues, 'lines'>): FieldProblems {
  const lines = writtenLines(values);
  const problems: Record<string, string> = {};
  for (const { path, message } of issues) {
    const [field = '', index, ofLine] = path;
    const line = field === 'lines' && typeof index === 'number' ? lines[index] : undefined;
    const name = line ? `${line.key}.${String(ofLine ?? 'description')}` : String(field);
    problems[name] ??= message;
  }
  return problems;
}
