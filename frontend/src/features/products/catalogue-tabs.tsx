import { Link } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './messages.ts';

const tab =
  'inline-flex h-11 items-center border-b-2 border-transparent px-1 font-[540] text-ink-2 hover:text-ink data-[status=active]:border-accent data-[status=active]:text-ink md:h-10';

export function CatalogueTabs() {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage(messages.views)} className="mb-4 flex gap-5 border-b border-line">
      <Link to="/app/products" activeOptions={{ exact: true, includeSearch: false }} className={tab}>
        <FormattedMessage {...messages.title} />
      </Link>
      <Link to="/app/products/collections" className={tab}>
        <FormattedMessage {...messages.collections} />
      </Link>
    </nav>
  );
}
