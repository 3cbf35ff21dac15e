type Parameter<Segment extends string> = Segment extends `:${infer Name}.${string}`
  ? Name
  : Segment extends `:${infer Name}`
    ? Name
    : never;
type Parameters<Path extends string> = Path extends `${infer Segment}/${infer Rest}`
  ? Parameter<Segment> | Parameters<Rest>
  : Parameter<Path>;

/** The parameters of a path: `{ id }` for `/estimates/:id`. */
export type PathParameters<Path extends string> = Readonly<Record<Parameters<Path>, string>>;

/**
 * The path with its parameters, for an address without a call. A file that must not load a contract's schemas names its path:
 * `pathTo<(typeof signInPerson)['path']>('/api/desk/estimates/:id/sign', { id })`.
 */
export function pathTo<Path extends string>(path: Path, parameters: PathParameters<Path>): string;
export function pathTo(path: string, parameters: Readonly<Record<string, unknown>>): string {
  return path.replaceAll(/:(\w+)/g, (_, name) => encodeURIComponent(String(parameters[name])));
}
