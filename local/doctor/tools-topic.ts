import manifest from '../../package.json' with { type: 'json' };
import { type Finding, holds, type Topic, whether, wrong } from './findings.ts';

const gcloudPage = 'https://cloud.google.com/sdk/docs/install';

/** The programs of a deployment, and who is signed in. Java is not needed. */
export const toolsTopic: Topic = {
  name: 'tools',
  look: async ({ run }) => {
    const attempt = (program: string, args: readonly string[]) =>
      run(program, args).then(
        (printed) => printed.trim(),
        () => undefined,
      );
    const wanted = manifest.devDependencies['firebase-tools'];
    const [gcloud, account, ownKeys, firebase, firebaseAccount] = await Promise.all([
      attempt('gcloud', ['--version']),
      attempt('gcloud', ['auth', 'list', '--filter=status:ACTIVE', '--format=value(account)']),
      attempt('gcloud', ['auth', 'application-default', 'print-access-token']),
      attempt('firebase', ['--version']),
      attempt('firebase', ['login:list']),
    ]);
    const [gcloudVersion = ''] = gcloud?.split('\n') ?? [];
    const findings: Finding[] = [
      gcloud === undefined
        ? wrong('the Google Cloud CLI is missing', `install it: ${gcloudPage}`)
        : holds(gcloudVersion),
      account
        ? holds(`gcloud is signed in as ${account}`)
        : wrong('gcloud is not signed in', 'gcloud auth login'),
      whether(
        Boolean(ownKeys),
        'npm run staff and clients have credentials',
        'npm run staff and clients have no credentials',
        'gcloud auth application-default login',
      ),
      whether(
        firebase === wanted,
        `firebase ${wanted}`,
        `firebase is ${firebase ?? 'missing'}, not ${wanted}`,
        'npm ci',
      ),
      whether(
        firebaseAccount?.includes('@') ?? false,
        'firebase is signed in',
        'firebase is not signed in',
        'npx firebase login',
      ),
    ];
    return findings;
  },
};
