import { Monitor, Moon, Sun } from 'lucide-react';
import { useIntl } from 'react-intl';
import { type ColorMode, setColorMode, useColorMode } from '../lib/color-mode.ts';
import { useLocale } from '../lib/intl.tsx';
import { useSwitchLocale } from '../lib/use-switch-locale.ts';
import { Segmented } from '../ui/segmented.tsx';
import { messages } from './messages.ts';

export function LanguageChoice({ className }: { className?: string }) {
  const intl = useIntl();
  const locale = useLocale();
  const switchLocale = useSwitchLocale();
  return (
    <Segmented
      label={intl.formatMessage(messages.language)}
      value={locale}
      onChange={switchLocale}
      items={[
        { value: 'en', label: 'EN', name: 'English' },
        { value: 'nl', label: 'NL', name: 'Nederlands' },
      ]}
      {...(className ? { className } : {})}
    />
  );
}

export function AppearanceChoice({ className }: { className?: string }) {
  const intl = useIntl();
  const mode = useColorMode();
  return (
    <Segmented<ColorMode>
      label={intl.formatMessage(messages.appearance)}
      value={mode}
      onChange={setColorMode}
      items={[
        { value: 'system', label: <Monitor aria-hidden />, name: intl.formatMessage(messages.system) },
        { value: 'light', label: <Sun aria-hidden />, name: intl.formatMessage(messages.light) },
        { value: 'dark', label: <Moon aria-hidden />, name: intl.formatMessage(messages.dark) },
      ]}
      {...(className ? { className } : {})}
    />
  );
}
