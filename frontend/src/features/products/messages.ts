import { defineMessages } from '../../lib/define-messages.ts';

export const messages = defineMessages({
  title: { id: 'products.title', defaultMessage: 'Products', description: 'Title of the catalogue' },
  path: {
    id: 'products.path',
    defaultMessage: 'You are here',
    description: 'Label of the breadcrumb navigation',
  },
  collections: {
    id: 'products.collections',
    defaultMessage: 'Collections',
    description: 'Title of the list of collections',
  },
  views: {
    id: 'products.views',
    defaultMessage: 'Catalogue',
    description: 'Label of the links between products and collections',
  },
  search: {
    id: 'products.search',
    defaultMessage: 'Search products',
    description: 'Label of the search field of the catalogue',
  },
  count: {
    id: 'products.count',
    defaultMessage: '{count, plural, one {# product} other {# products}}',
    description: 'How many products are shown',
  },
  notAll: {
    id: 'products.notAll',
    defaultMessage: 'The rest of your products did not load',
    description: 'Heading over a list of products of which only the first part came',
  },
  loading: {
    id: 'products.loading',
    defaultMessage: '{count, plural, one {# product} other {# products}} so far…',
    description: 'How many products are loaded while more are coming',
  },
  use: {
    id: 'products.use',
    defaultMessage: 'In quizzes',
    description: 'Filter of the catalogue: what quizzes make of a product',
  },
  anyUse: {
    id: 'products.anyUse',
    defaultMessage: 'In quizzes or not',
    description: 'Filter that is off: whether quizzes recommend a product',
  },
  inQuiz: {
    id: 'products.inQuiz',
    defaultMessage: 'A quiz leads to it',
    description: 'Filter: some answers to a quiz in the shop lead to the product',
  },
  unreached: {
    id: 'products.unreached',
    defaultMessage: 'No quiz leads to it',
    description: 'Filter: no answers to any quiz in the shop lead to the product',
  },
  unseen: {
    id: 'products.unseen',
    defaultMessage: 'Not recommended in 30 days',
    description: 'Filter: nobody was recommended the product lately',
  },
  anyStock: {
    id: 'products.anyStock',
    defaultMessage: 'Any stock',
    description: 'Filter that is off: whether a product can be bought',
  },
  anyCollection: {
    id: 'products.anyCollection',
    defaultMessage: 'All collections',
    description: 'Filter that is off: the collection of a product',
  },
  anyType: {
    id: 'products.anyType',
    defaultMessage: 'All types',
    description: 'Filter that is off: the type of a product',
  },
  anyVendor: {
    id: 'products.anyVendor',
    defaultMessage: 'All vendors',
    description: 'Filter that is off: the vendor of a product',
  },
  clear: {
    id: 'products.clear',
    defaultMessage: 'Clear',
    description: 'Button that removes search and filter',
  },
  product: { id: 'products.product', defaultMessage: 'Product', description: 'Column of the catalogue' },
  type: { id: 'products.type', defaultMessage: 'Type', description: 'Column of the catalogue: product type' },
  vendor: { id: 'products.vendor', defaultMessage: 'Vendor', description: 'Column of the catalogue' },
  price: { id: 'products.price', defaultMessage: 'Price', description: 'Column of the catalogue' },
  stock: { id: 'products.stock', defaultMessage: 'Stock', description: 'Column of the catalogue' },
  available: {
    id: 'products.available',
    defaultMessage: 'Available',
    description: 'A product that can be bought',
  },
  soldOut: {
    id: 'products.soldOut',
    defaultMessage: 'Sold out',
    description: 'A product that cannot be bought',
  },
  noMatch: {
    id: 'products.noMatch',
    defaultMessage: 'No product fits',
    description: 'Heading when search or filter find nothing',
  },
  noMatchHint: {
    id: 'products.noMatchHint',
    defaultMessage: 'Search goes over title, type, vendor and tags.',
    description: 'Text when search or filter find nothing',
  },
  import: {
    id: 'products.import',
    defaultMessage: 'Import again',
    description: 'Button that reads the catalogue from the shop',
  },
  connectAgain: {
    id: 'products.connectAgain',
    defaultMessage: 'Connect the shop again',
    description: 'Link to the settings, shown while the shop is disconnected',
  },
  importedAt: {
    id: 'products.importedAt',
    defaultMessage: 'Imported {when}',
    description: 'When the catalogue was read; when is a day and time',
  },
  noCollections: {
    id: 'products.noCollections',
    defaultMessage: 'No collections',
    description: 'Heading of the empty list of collections',
  },
  noCollectionsHint: {
    id: 'products.noCollectionsHint',
    defaultMessage: 'Collections of your shop show here after an import.',
    description: 'Text of the empty list of collections',
  },
});
