import type { Matcher } from '#shared/model/effect.ts';
import { defineMessages } from '../../../lib/define-messages.ts';

/** What an answer recommends. */
export const messages = defineMessages({
  add: {
    id: 'effect.add',
    defaultMessage: 'Recommend products',
    description: 'Button that adds an effect to an answer',
  },
  kind: {
    id: 'effect.kind',
    defaultMessage: 'What happens',
    description: 'Label of the choice between boost, require and exclude',
  },
  boost: { id: 'effect.boost', defaultMessage: 'Prefer', description: 'Effect: these products get points' },
  require: { id: 'effect.require', defaultMessage: 'Only', description: 'Effect: no other products' },
  exclude: { id: 'effect.exclude', defaultMessage: 'Never', description: 'Effect: not these products' },
  by: {
    id: 'effect.by',
    defaultMessage: 'Products by',
    description: 'Label of the choice of what products are matched by',
  },
  remove: {
    id: 'effect.remove',
    defaultMessage: 'Delete this recommendation',
    description: 'Button that removes an effect',
  },
  weight: {
    id: 'effect.weight',
    defaultMessage: 'Weight',
    description: 'Label: how much a boost counts, 1 to 100',
  },
  choose: {
    id: 'effect.choose',
    defaultMessage: 'Choose',
    description: 'Button that opens the list of values',
  },
  search: {
    id: 'effect.search',
    defaultMessage: 'Search',
    description: 'Label of the search field in the list of values',
  },
  nothing: {
    id: 'effect.nothing',
    defaultMessage: 'Nothing found',
    description: 'The list of values is empty',
  },
  removeValue: {
    id: 'effect.removeValue',
    defaultMessage: 'Remove {value}',
    description: 'Button that takes a value out',
  },
  which: {
    id: 'effect.which',
    defaultMessage: 'Of',
    description: 'Label of the choice of an option name or metafield',
  },
  from: { id: 'effect.from', defaultMessage: 'From', description: 'Label: lower end of a price or number' },
  to: { id: 'effect.to', defaultMessage: 'To', description: 'Label: upper end of a price or number' },
  availableOnly: {
    id: 'effect.availableOnly',
    defaultMessage: 'Available',
    description: 'Choice: products that can be bought',
  },
  soldOutOnly: {
    id: 'effect.soldOutOnly',
    defaultMessage: 'Sold out',
    description: 'Choice: products that cannot be bought',
  },
  stock: {
    id: 'effect.stock',
    defaultMessage: 'Stock',
    description: 'Label of the choice between available and sold out',
  },
  moves: {
    id: 'effect.moves',
    defaultMessage: '{count, plural, =0 {No product now} one {# product now} other {# products now}}',
    description: 'How many products an effect is about',
  },
});

export const kinds = defineMessages({
  tag: { id: 'effect.on.tag', defaultMessage: 'Tag', description: 'Products are matched by this' },
  type: { id: 'effect.on.type', defaultMessage: 'Product type', description: 'Products are matched by this' },
  vendor: { id: 'effect.on.vendor', defaultMessage: 'Vendor', description: 'Products are matched by this' },
  collection: {
    id: 'effect.on.collection',
    defaultMessage: 'Collection',
    description: 'Products are matched by this',
  },
  product: {
    id: 'effect.on.product',
    defaultMessage: 'Product',
    description: 'Products are matched by this',
  },
  price: { id: 'effect.on.price', defaultMessage: 'Price', description: 'Products are matched by this' },
  optionValue: {
    id: 'effect.on.optionValue',
    defaultMessage: 'Variant option',
    description: 'Products are matched by this, for example a size',
  },
  metafield: {
    id: 'effect.on.metafield',
    defaultMessage: 'Metafield',
    description: 'Products are matched by this',
  },
  number: { id: 'effect.on.number', defaultMessage: 'Number', description: 'Products are matched by this' },
  availability: {
    id: 'effect.on.availability',
    defaultMessage: 'Stock',
    description: 'Products are matched by this',
  },
}) satisfies Record<Matcher['on'], unknown>;
