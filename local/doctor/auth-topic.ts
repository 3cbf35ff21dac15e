import * as z from 'zod';
import { type Topic, whether, wrong } from './findings.ts';

const configSchema = z.object({
  signIn: z.object({ email: z.object({ enabled: z.boolean().optional() }).optional() }).optional(),
  authorizedDomains: z.array(z.string()).default([]),
  client: z
    .object({
      permissions: z
        .object({ disabledUserSignup: z.boolean().optional(), disabledUserDeletion: z.boolean().optional() })
        .optional(),
    })
    .optional(),
  emailPrivacyConfig: z.object({ enableImprovedEmailPrivacy: z.boolean().optional() }).optional(),
});

/** Firebase Authentication: the methods of signing in, what strangers may do, and the domains. */
export const authTopic: Topic = {
  name: 'sign-in',
  look: async ({ google, project, site }) => {
    const config = await google.get(
      `identitytoolkit.googleapis.com/admin/v2/projects/${project}/config`,
      configSchema,
    );
    const console = `https://console.firebase.google.com/project/${project}/authentication`;
    if (!config) return [wrong('Authentication is not set up', `press "Get started" at ${console}`)];
    const { permissions } = config.client ?? {};
    const domain = site === undefined ? undefined : new URL(site).hostname;
    return [
      whether(
        config.signIn?.email?.enabled ?? false,
        'staff sign in with email and password',
        'email and password are off',
        `switch on Email/Password at ${console}/providers`,
      ),
      whether(
        permissions?.disabledUserDeletion ?? false,
        'no one can delete their account',
        "a client's token can delete the account",
        `switch off Enable delete at ${console}/settings`,
      ),
      whether(
        permissions?.disabledUserSignup ?? false,
        'strangers cannot create accounts',
        'strangers can create accounts',
        `switch off Enable create at ${console}/settings`,
      ),
      whether(
        config.emailPrivacyConfig?.enableImprovedEmailPrivacy ?? false,
        'strangers cannot find out who has an account',
        'strangers can find out who has an account',
        `switch on Email enumeration protection at ${console}/settings`,
      ),
      whether(
        domain !== undefined && config.authorizedDomains.includes(domain),
        `${domain} may sign in`,
        `${domain ?? 'the site'} is not among the authorized domains`,
        `add it at ${console}/settings`,
      ),
    ];
  },
};
