import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { deskPaths } from '#desk/paths.ts';
import { RequireSession } from '#desk/session/require-session.tsx';
import { ScreenPaths } from '#desk/ui/screen-paths.ts';
import { WholePageWait } from '#desk/ui/whole-page-wait.tsx';
import { NothingHere } from './nothing-here.tsx';
import { ScreenFrame } from './screen-frame.tsx';
import { screensFor } from './screens.ts';
import { Shell } from './shell.tsx';

// Whoever is signed in, and opens the desk without a signal, does not wait for the form's code.
const SignInPage = lazy(async () => ({
  default: (await import('#desk/session/sign-in-page.tsx')).SignInPage,
}));

/** Every address of the desk. What a role may not see is not there for it. */
export function DeskRoutes() {
  return (
    <Routes>
      <Route
        path={deskPaths.signIn}
        element={
          <Suspense fallback={<WholePageWait label="Loading" />}>
            <SignInPage />
          </Suspense>
        }
      />
      <Route
        path="*"
        element={<RequireSession>{(person) => <Screens role={person.role} />}</RequireSession>}
      />
    </Routes>
  );
}

function Screens({ role }: { role: Parameters<typeof screensFor>[0] }) {
  const screens = screensFor(role);
  return (
    <ScreenPaths value={screens.map(({ path }) => path)}>
      <Shell screens={screens}>
        <Routes>
          {screens.map(({ path, label, Page }) => (
            <Route
              key={path}
              path={path === deskPaths.today ? path : `${path}/*`}
              element={
                <ScreenFrame label={label}>
                  <Page />
                </ScreenFrame>
              }
            />
          ))}
          <Route path="*" element={<NothingHere />} />
        </Routes>
      </Shell>
    </ScreenPaths>
  );
}
