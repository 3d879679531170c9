import { Link, Outlet } from '@tanstack/react-router';
import { AppearanceChoice, LanguageChoice } from '../../blocks/preferences.tsx';
import { Brand } from '../../ui/brand.tsx';

/** The frame of the sign-in pages: the mark, one form, and nothing to get lost in. */
export function AuthLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="px-6 py-5 md:px-8">
        <Link to="/" className="touch rounded-sm">
          <Brand />
        </Link>
      </header>
      <main className="grid flex-1 items-start justify-items-center px-4 pb-12 pt-[6vh] md:pt-[9vh]">
        <div className="w-full max-w-[25rem]">
          <Outlet />
        </div>
      </main>
      <footer className="flex justify-center gap-3 px-6 py-5">
        <LanguageChoice />
        <AppearanceChoice />
      </footer>
    </div>
  );
}
