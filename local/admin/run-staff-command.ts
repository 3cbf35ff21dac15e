import { randomBytes } from 'node:crypto';
import { newStaffSchema, type Staff, staffMessages } from '@welding/domain/entities/staff';
import { errorCodes } from '@welding/domain/error-codes';
import { emailSchema } from '@welding/domain/values/email';
import { tellAlone } from '../../functions/src/messages/tell.ts';
import { isRefusal, Refusal } from '../../functions/src/refusal.ts';
import { changeStaff } from '../../functions/src/staff/change-staff.ts';
import { findStaffByEmail, listStaff, storeStaff } from '../../functions/src/staff/staff.ts';
import { syncStaffAccount } from '../../functions/src/staff/staff-accounts.ts';
import { auth } from '../../functions/src/store/auth.ts';
import { StackProblem } from '../stack/stack-problem.ts';
import { useAdminTarget } from './admin-target.ts';

const usage = `npm run staff -- add EMAIL --role owner|office|welder --name NAME
npm run staff -- list
npm run staff -- deactivate EMAIL
Without --project PROJECT it works on the running npm start.`;

type Options = { role?: string | undefined; name?: string | undefined; project?: string | undefined };

/**
 * Runs one command on the staff. @returns what to print
 * @throws StackProblem for mistakes that the person who runs it can fix
 */
export async function runStaffCommand(
  [command, email, ...rest]: readonly string[],
  { role, name, project }: Options,
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const known = command === 'list' ? email === undefined : email !== undefined && rest.length === 0;
  if (!known || !['add', 'list', 'deactivate'].includes(command ?? '')) throw new StackProblem(usage);
  const target = await useAdminTarget(project, env);
  if (command === 'list') return (await listStaff()).map(line).join('\n') || `Nobody yet in ${target.name}.`;
  if (command === 'add')
    return `${await add({ email, role, name }, target.isLocal)}\nAdded to ${target.name}.`;
  return `${await deactivate(email ?? '')}\nDone in ${target.name}.`;
}

/** Creates the account of a staff member whose document an interrupted attempt stored without one. */
async function add(wanted: Record<'email' | 'role' | 'name', string | undefined>, isLocal: boolean) {
  const parsed = newStaffSchema.safeParse(wanted);
  if (!parsed.success) throw new StackProblem(`${parsed.error.issues[0]?.message}.\n${usage}`);
  const person = await store(parsed.data);
  if (isLocal) {
    const password = randomBytes(9).toString('base64url');
    await syncStaffAccount(person, password);
    await tellAlone('staffInvited', person);
    return `${line(person)}\nPassword: ${password}\nA mail with which another one is set is on its way to ${person.email}.`;
  }
  await syncStaffAccount(person);
  await tellAlone('staffInvited', person);
  const link = await (await auth()).generatePasswordResetLink(person.email);
  return `${line(person)}\nSet the password within an hour at: ${link}`;
}

async function store(wanted: Parameters<typeof storeStaff>[0]): Promise<Staff> {
  try {
    return await storeStaff(wanted);
  } catch (error) {
    if (!isRefusal(error, errorCodes.emailTaken)) throw error;
    const person = await findStaffByEmail(wanted.email);
    const hasAccount =
      person &&
      (await (await auth()).getUser(person.id).then(
        () => true,
        () => false,
      ));
    if (!person || hasAccount) throw new StackProblem(`${staffMessages.emailTaken}.`);
    return person;
  }
}

async function deactivate(text: string): Promise<string> {
  const email = emailSchema.safeParse(text);
  const person = email.success ? await findStaffByEmail(email.data) : undefined;
  if (!person) throw new StackProblem(`Nobody on the staff has the email ${text}.`);
  try {
    const change = { updatedAt: person.updatedAt, active: false };
    const { visits = [], ...changed } = await changeStaff(person.id, change);
    const needing = visits.map(({ title, scheduledDate }) => `  ${scheduledDate}  ${title}`);
    return [line(changed), ...(needing.length > 0 ? ['These visits need a welder:', ...needing] : [])].join(
      '\n',
    );
  } catch (error) {
    if (error instanceof Refusal) throw new StackProblem(`${error.message}.`);
    throw error;
  }
}

function line({ email, name, role, active }: Staff): string {
  return `${email}  ${name}, ${role}${active ? '' : ', deactivated'}`;
}
