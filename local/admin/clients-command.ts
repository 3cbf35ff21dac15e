import { type Client, type NewClient, newClientSchema } from '@welding/domain/entities/client';
import { errorCodes } from '@welding/domain/error-codes';
import { emailSchema } from '@welding/domain/values/email';
import { idSchema } from '@welding/domain/values/text-fields';
import { changeClient } from '../../functions/src/clients/change-client.ts';
import {
  createClient,
  emailTaken,
  findClient,
  findClientByEmail,
} from '../../functions/src/clients/clients.ts';
import { isRefusal, Refusal } from '../../functions/src/refusal.ts';
import { StackProblem } from '../stack/stack-problem.ts';
import { useAdminTarget } from './admin-target.ts';

export const clientsUsage = `npm run clients -- add EMAIL --first-name NAME --last-name NAME --phone NUMBER [--address TEXT]
npm run clients -- edit EMAIL|ID [--email EMAIL] [--first-name NAME] [--last-name NAME] [--phone NUMBER] [--address TEXT]

It works on the running npm start, or with --project PROJECT on that Firebase project.
"edit" also mends a client that was typed into the Firebase console; --address "" takes the address away.`;

/** The author of these changes in the history. */
const actor = { id: 'npm run clients', name: 'Somebody with npm run clients', role: 'system' } as const;

const fieldOptions = {
  'first-name': 'firstName',
  'last-name': 'lastName',
  email: 'email',
  phone: 'phone',
  address: 'address',
} as const satisfies Record<string, keyof NewClient>;

export type ClientsOptions = { readonly project?: string | undefined } & {
  readonly [Option in keyof typeof fieldOptions]?: string | undefined;
};

/**
 * Adds or edits a client. @returns what to print
 * @throws StackProblem for mistakes that the person who runs it can fix
 */
export async function runClientsCommand(
  [command, who, ...rest]: readonly string[],
  { project, ...options }: ClientsOptions,
  env: NodeJS.ProcessEnv,
): Promise<string> {
  if ((command !== 'add' && command !== 'edit') || who === undefined || rest.length > 0) {
    throw new StackProblem(clientsUsage);
  }
  const typed = fieldsOf(options);
  if (command === 'add' && typed.email !== undefined) {
    throw new StackProblem('Name the email once: npm run clients -- add EMAIL …');
  }
  if (command === 'edit' && Object.keys(typed).length === 0) {
    throw new StackProblem(`Say what to change.\n${clientsUsage}`);
  }
  const target = await useAdminTarget(project, env);
  try {
    const client = command === 'add' ? await add({ ...typed, email: who }) : await edit(who, typed);
    return `${command === 'add' ? 'Added to' : 'Changed in'} ${target.name}:\n${line(client)}`;
  } catch (error) {
    if (error instanceof Refusal) throw new StackProblem(`${error.message}.`);
    throw error;
  }
}

async function add(typed: Partial<NewClient>): Promise<Client> {
  const wanted = checked(typed);
  // Also finds a client whose email has no document of its own.
  if (await findClientByEmail(wanted.email)) throw emailTaken();
  return await createClient(wanted);
}

async function edit(who: string, typed: Partial<NewClient>): Promise<Client> {
  const found = await find(who);
  if (!found) throw new StackProblem(`No client has the email or id ${who}.`);
  const { id, firstName, lastName, email, phone, address } = found;
  const wanted = checked({ firstName, lastName, email, phone, ...(address && { address }), ...typed });
  try {
    return await changeClient(id, { address: '', ...wanted }, { actor });
  } catch (error) {
    if (!isRefusal(error, errorCodes.notFound)) throw error;
    throw new StackProblem(`No client has the email or id ${who} any more.`);
  }
}

async function find(who: string): Promise<Client | undefined> {
  if (idSchema.safeParse(who).success) return await findClient(who);
  const email = emailSchema.safeParse(who);
  if (!email.success) return undefined;
  return await findClientByEmail(email.data);
}

function fieldsOf(options: Omit<ClientsOptions, 'project'>): Partial<NewClient> {
  const typed: Partial<NewClient> = {};
  for (const [option, value] of Object.entries(options)) {
    if (value !== undefined && isFieldOption(option)) typed[fieldOptions[option]] = value;
  }
  return typed;
}

function checked(typed: Partial<NewClient>): NewClient {
  const parsed = newClientSchema.safeParse(typed);
  if (parsed.success) return parsed.data;
  const complaints = parsed.error.issues.map(({ path, message }) => `${optionOf(path[0])}${message}.`);
  throw new StackProblem([...new Set(complaints)].join('\n'));
}

function optionOf(field: PropertyKey | undefined): string {
  const option = Object.keys(fieldOptions).filter(isFieldOption);
  const named = option.find((name) => fieldOptions[name] === field);
  return named === undefined ? '' : `--${named}: `;
}

function isFieldOption(option: string): option is keyof typeof fieldOptions {
  return option in fieldOptions;
}

function line({ id, firstName, lastName, email, phone, address }: Client): string {
  return [id, `${firstName} ${lastName}`, email, phone, address].filter(Boolean).join('  ');
}
