import type { Import } from './imports-of.ts';
import { isOfRoutes, packageRooms, packagesOfDomain, rooms, withoutFolderCircles } from './rooms.ts';

/** The imports that break the table of rooms, a line each. */
export function brokenRules(imports: readonly Import[]): string[] {
  return [...imports.flatMap(problemsOf), ...folderCycles(imports)];
}

function problemsOf({ from, to, written }: Import): string[] {
  const reason = isFile(to) ? roomProblem(from, to) : packageProblem(from, to);
  const problems = reason ? [`${from} imports ${written}: ${reason}`] : [];
  if (/^(functions|web)\/src\//.test(from) && written.startsWith('../'))
    problems.push(`${from} imports ${written}: another folder is named by its # path`);
  return problems;
}

const tops = ['domain', 'functions', 'web', 'local', 'tests', 'bench', 'tools', 'firebase.json'];
const isFile = (path: string) => tops.some((top) => isWithin(path, top));
const isWithin = (path: string, place: string) => path === place || path.startsWith(`${place}/`);

function roomProblem(from: string, to: string): string | undefined {
  const { name, mayImport } = roomOf(from);
  if (!mayImport) return 'it stands in no room of rooms.ts';
  if (name === 'functions/src' && !isOfRoutes(from)) {
    if (isOfRoutes(to)) return 'only the app and other routes import routes';
    if (roomOf(to).name === 'functions/src/http') return 'only routes know HTTP';
  }
  if (roomOf(to).name === name || mayImport.some((place) => isWithin(to, place))) return undefined;
  return `${name} may not, by rooms.ts`;
}

function packageProblem(from: string, to: string): string | undefined {
  if (isWithin(from, 'domain') && !packagesOfDomain.some((name) => isWithin(to, name)))
    return 'domain knows no SDK and does no I/O';
  if (!/^(functions|web)\//.test(from)) return undefined;
  const [name, owners] = Object.entries(packageRooms).find(([known]) => isWithin(to, known)) ?? [];
  if (!owners || owners.some((room) => isWithin(from, room))) return undefined;
  return `only ${owners.join(' and ')} may import ${name}`;
}

/** A file's innermost room. */
function roomOf(file: string): { name: string; mayImport?: readonly string[] } {
  const around = Object.entries(rooms).flatMap(([pattern, mayImport]) => {
    const name = nameIn(pattern, file);
    return isWithin(file, name) ? [{ name, mayImport }] : [];
  });
  return around.toSorted((one, other) => other.name.length - one.name.length)[0] ?? { name: file };
}

/** For a file in web/src/site/quotes, web/src/site/* means that folder. */
function nameIn(pattern: string, file: string): string {
  if (!pattern.endsWith('/*')) return pattern;
  const parent = pattern.slice(0, -2);
  return isWithin(file, parent) ? file.split('/').slice(0, pattern.split('/').length).join('/') : pattern;
}

/** Circles among rooms, and among sibling folders in a room. */
function folderCycles(imports: readonly Import[]): string[] {
  const levels = new Map<string, Edge[]>();
  for (const { from, to } of imports.filter(({ to }) => isFile(to))) {
    if (isWithin(from, withoutFolderCircles)) continue;
    const [level, edge] = neighbors(from, to);
    if (edge[0] !== edge[1]) levels.set(level, [...(levels.get(level) ?? []), edge]);
  }
  return [...levels.values()].flatMap(cyclesOf).map((cycle) => `A circle of imports: ${cycle.join(' > ')}`);
}

/** Two rooms, or the two folders where the files' paths differ in one room. A file beside a folder makes no circle. */
function neighbors(from: string, to: string): [level: string, edge: Edge] {
  const [room, other] = [roomOf(from).name, roomOf(to).name];
  if (room !== other) return ['', [room, other]];
  const [one, two] = [from.split('/'), to.split('/')];
  const depth = one.findIndex((part, index) => part !== two[index]);
  const level = one.slice(0, depth).join('/');
  const isBesideFolder = depth === one.length - 1 || depth === two.length - 1;
  const folderOf = (parts: string[]) => (isBesideFolder ? level : parts.slice(0, depth + 1).join('/'));
  return [level, [folderOf(one), folderOf(two)]];
}

/** Two neighbors, the first of which imports from the second. */
type Edge = readonly [from: string, to: string];

/** The circles among `edges` as lists of places that end where they begin. One per group of circles that share a place. */
function cyclesOf(edges: readonly Edge[]): string[][] {
  const next = new Map<string, Set<string>>();
  for (const [from, to] of edges) next.set(from, (next.get(from) ?? new Set()).add(to));
  const done = new Set<string>();
  const cycles: string[][] = [];
  const visit = (place: string, way: readonly string[]) => {
    if (way.includes(place)) {
      cycles.push([...way.slice(way.indexOf(place)), place]);
      return;
    }
    if (done.has(place)) return;
    for (const follower of [...(next.get(place) ?? [])].sort()) visit(follower, [...way, place]);
    done.add(place);
  };
  for (const place of [...next.keys()].sort()) visit(place, []);
  return cycles;
}
