import { useIntl } from 'react-intl';
import type { Device } from '#shared/model/event.ts';
import type { Locale } from '#shared/model/locale.ts';
import { messages } from './messages.ts';

/** What languages, devices and versions are called. */
export const useNames = () => {
  const intl = useIntl();
  return {
    language: (locale: Locale) => intl.formatDisplayName(locale, { type: 'language' }) ?? locale,
    device: (device: Device) => intl.formatMessage(messages[device]),
    version: (version: number) => intl.formatMessage(messages.versionName, { version }),
  };
};
