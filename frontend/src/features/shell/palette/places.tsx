import { useNavigate } from '@tanstack/react-router';
import {
  ChartNoAxesColumn,
  House,
  LayoutGrid,
  ListChecks,
  type LucideIcon,
  Plus,
  Settings,
  Shapes,
} from 'lucide-react';
import type { MessageDescriptor } from 'react-intl';
import { useIntl } from 'react-intl';
import { useMayEdit } from '../../../data/team.ts';
import { Group, Item } from './item.tsx';
import { messages } from './messages.ts';

interface Place {
  to:
    | '/app'
    | '/app/quizzes'
    | '/app/quizzes/new'
    | '/app/products'
    | '/app/products/collections'
    | '/app/analytics'
    | '/app/settings';
  label: MessageDescriptor;
  icon: LucideIcon;
  /** There is nothing to see without a shop. */
  ofShop: boolean;
  /** Not for a viewer, whom the server would refuse. */
  edits?: true;
}

const places: Place[] = [
  { to: '/app', label: messages.home, icon: House, ofShop: false },
  { to: '/app/quizzes/new', label: messages.newQuiz, icon: Plus, ofShop: true, edits: true },
  { to: '/app/quizzes', label: messages.quizzes, icon: ListChecks, ofShop: true },
  { to: '/app/products', label: messages.products, icon: LayoutGrid, ofShop: true },
  { to: '/app/products/collections', label: messages.collections, icon: Shapes, ofShop: true },
  { to: '/app/analytics', label: messages.analytics, icon: ChartNoAxesColumn, ofShop: true },
  { to: '/app/settings', label: messages.settings, icon: Settings, ofShop: false },
];

export function Places({ done, withShop }: { done(): void; withShop: boolean }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const mayEdit = useMayEdit();
  const go = (to: Place['to']) => {
    done();
    void navigate({ to });
  };
  return (
    <Group heading={intl.formatMessage(messages.places)}>
      {places
        .filter(({ ofShop, edits }) => (withShop || !ofShop) && (mayEdit || !edits))
        .map(({ to, label, icon: Icon }) => (
          <Item key={to} value={`${to} ${intl.formatMessage(label)}`} onSelect={() => go(to)}>
            <Icon className="size-4.5 shrink-0 text-ink-3" aria-hidden />
            {intl.formatMessage(label)}
          </Item>
        ))}
    </Group>
  );
}
