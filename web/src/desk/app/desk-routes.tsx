import type { Staff } from '@welding/domain/entities/staff';
import { deskPaths, deskScope } from '@welding/domain/paths';
import { type ReactNode, Suspense, useMemo } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router';
import { useNewRequestCount } from '#desk/requests/new-requests.ts';
import { type DeskPerson, useDeskSession } from '#desk/session/desk-session.ts';
import { leaveTexts } from '#desk/session/leave-desk.ts';
import { ScreenPaths } from '#desk/ui/link-to-screen.tsx';
import { ErrorBoundary } from '#shared/errors/error-boundary.tsx';
import { LinkButton, Spinner } from '#shared/ui/button.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { usePreload } from '#shared/ui/load-moments.ts';
import { appTexts } from './app-texts.ts';
import { screensFor } from './screens-for.ts';
import { Shell } from './shell.tsx';

// Lazy, because a signed-in person who opens the desk offline does not need the form.
const SignInPage = lazyPart(async () => (await import('#desk/session/sign-in-page.tsx')).SignInPage);

/** @throws if the code does not load */
export const preloadSignIn = SignInPage.preload;

/** Every URL of the desk. Each role has routes only for its own screens. */
export function DeskRoutes() {
  return (
    <Routes>
      <Route
        path={deskPaths.signIn}
        element={
          <Suspense fallback={<WholePageWait label={appTexts().loading} />}>
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

function Screens({ role }: { role: Staff['role'] }) {
  const screens = useMemo(() => screensFor(role), [role]);
  usePreload(useMemo(() => screens.map(({ Page }) => Page), [screens]));
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

function NothingHere() {
  const t = appTexts();
  return (
    <section className="grid min-h-[50vh] content-center justify-items-start gap-5">
      <title>{`${t.nothingHere} | Lakeline Desk`}</title>
      <h1 className="display text-4xl">{t.nothingHere}</h1>
      <p className="max-w-prose text-lg">{t.wrongLink}</p>
      <LinkButton to={deskPaths.today} look="primary">
        {t.backToToday}
      </LinkButton>
    </section>
  );
}

/** Shows `children` when signed in. Others sign in first and then return here. */
function RequireSession({ children }: { children: (person: DeskPerson) => ReactNode }) {
  const session = useDeskSession();
  const { pathname, search, hash } = useLocation();
  if (session.phase === 'signed-in') return children(session.person);
  if (session.phase === 'signing-out') return <WholePageWait label={leaveTexts().signingOut} />;
  return <Navigate replace to={deskPaths.signIn} state={{ to: `${pathname}${search}${hash}` }} />;
}

/** A placeholder page; `label` names it for screen readers. */
function WholePageWait({ label }: { label: string }) {
  return (
    <main className="grid min-h-dvh place-items-center">
      <Spinner label={label} className="size-10 text-ember" />
    </main>
  );
}

function ScreenFrame({ label, children }: { label: string; children: ReactNode }) {
  const { pathname } = useLocation();
  const newRequests = useNewRequestCount();
  return (
    <>
      <title>{`${newRequests ? `(${newRequests}) ` : ''}${label} | Lakeline Desk`}</title>
      {/* The old screen stays until the next one can be shown. */}
      <Suspense
        fallback={
          <div className="grid min-h-[50vh] place-items-center">
            <Spinner label={appTexts().loadingScreen(label)} className="size-10 text-ember" />
          </div>
        }
      >
        <ErrorBoundary key={pathname} {...deskTrouble}>
          {children}
        </ErrorBoundary>
      </Suspense>
    </>
  );
}

export const deskTrouble = {
  title: appTexts().broke,
  advice: appTexts().brokeAdvice,
  wayOut: <LinkButton href={deskScope}>{appTexts().backToToday}</LinkButton>,
};
