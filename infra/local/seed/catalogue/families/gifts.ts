import { type CollectionRule, type Family, tagged } from '../family.ts';
import { table } from '../table.ts';

const closing = [
  'We wrap it in brown paper and write the card for you, if you like.',
  'It comes in a box that needs no wrapping.',
  'Ordered before three, it is with them the day after tomorrow.',
];
const notes = {
  Her: ['Chosen by the women in our office, unanimously.'],
  Him: ['For the man who says he needs nothing.'],
  Colleague: ['Personal enough to be kind, neutral enough for the office.'],
  Parents: ['For parents who already have two of everything.'],
  Kids: ['From about eight years on, and for grown-ups who join in.'],
  Friend: ['A gift that says you were listening.'],
  Birthday: ['It makes a birthday breakfast.'],
  Housewarming: ['A new home has room for exactly this.'],
  Wedding: ['Two people will use it for years.'],
  'Thank you': ['It says thank you without a speech.'],
  Christmas: ['It fits under a small tree.'],
};
const presents = (
  productType: string,
  shape: string,
  category: string,
  text: string,
  more: Partial<Family> = {},
): Family => ({
  useCase: 'gifts',
  productType,
  shape,
  category,
  closing,
  notes,
  models: table(text),
  ...more,
});

const candles = presents(
  'Scented candle',
  'candle',
  'Home & Garden > Decor > Home Fragrances > Candles',
  `
name | vendor | price | off | colours | Recipient | Occasion | Interest | Scent | burn_time | tags | out | line
Rain on Slate Candle | Wick & Wander | 32 | | slate | Him, Friend | Birthday | Home | Fresh | 45 | Bestseller | | Smells of a garden ten minutes after a storm.
Fig Courtyard Candle | Wick & Wander | 34 | | moss | Her, Friend | Housewarming | Home | Green | 45 | | | Fig leaf, warm stone and somebody cooking next door.
Library Hour Candle | Wick & Wander | 36 | | walnut | Him, Parents | Christmas | Reading | Woody | 50 | | | Cedar, leather and old paper.
Orange Peel Candle | Lumbly | 19 | | ember | Colleague | Thank you | Home | Citrus | 30 | Under 25 | | A small candle with a large cheerfulness.
Clean Sheets Candle | Lumbly | 18 | | sky | Colleague, Friend | Housewarming | Wellness | Fresh | 30 | Under 25 | | Cotton, soap and a Sunday without plans.
Smoked Tea Candle | Wick & Wander | 38 | | cocoa | Him, Colleague | Thank you | Reading | Woody | 50 | | | Lapsang, oak and a chair by the window.
Midnight Jasmine Candle | Wick & Wander | 39 | 0.2 | plum | Her | Birthday, Wedding | Wellness | Floral | 55 | | | Opens late, like the flower.
`,
);
const mugs = presents(
  'Mug',
  'mug',
  'Home & Garden > Kitchen & Dining > Tableware > Drinkware > Mugs',
  `
name | vendor | price | off | colours | Recipient | Occasion | Interest | Material | capacity | tags | out | line
Potter's Morning Mug | Clayhatch | 24 | | sand teal | Friend, Parents | Housewarming | Cooking | Stoneware | 320 | Under 25, Bestseller | | Thrown by hand, so yours leans its own way.
Big Soup Mug | Clayhatch | 22 | | rust sage | Friend | Thank you | Cooking | Stoneware | 520 | Under 25 | | Takes half a litre of soup or an unreasonable coffee.
Enamel Camp Mug | Lumbly | 14 | | navy red | Him, Kids | Birthday | Outdoors | Enamel | 350 | Under 25 | | Falls off a rock and tells the story.
Monday Optimist Mug | Lumbly | 18 | | sun lilac | Colleague, Friend | Birthday | Home | Porcelain | 330 | Under 25 | | Cheerful at half past eight, which somebody has to be.
Thin Lip Espresso Cup | Clayhatch | 16 | | chalk ink | Colleague | Thank you | Cooking | Porcelain | 80 | Under 25 | | As thin at the rim as an eggshell, as strong as the coffee.
Reader's Handle Mug | Paperfinch | 21 | 0.15 | berry slate | Her, Friend | Birthday | Reading | Porcelain | 400 | Under 25 | | A handle for three fingers and a thumb that holds the page.
Lidded Tea Mug | Clayhatch | 29 | | moss linen | Parents | Christmas | Wellness | Stoneware | 380 | | x | With a strainer and a lid that is also its saucer.
`,
  { colourOption: true },
);
const notebooks = presents(
  'Notebook',
  'notebook',
  'Office Supplies > Paper Products > Notebooks',
  `
name | vendor | price | off | colours | Recipient | Occasion | Interest | Paper | pieces | tags | out | line
Field Notes Journal | Paperfinch | 18 | | moss ink | Him, Friend | Birthday | Outdoors | Dotted | 160 | Under 25 | | Fits a coat pocket and survives it.
Five Year Diary | Paperfinch | 34 | | berry navy | Her, Parents | Christmas | Writing | Lined | 368 | Bestseller | | Five lines a day, and one day you read what you were worried about.
Recipe Keeper | Paperfinch | 29 | | rust sage | Parents, Friend | Wedding | Cooking | Lined | 200 | | | For the soup nobody wrote down.
Meeting Survivor Notebook | Lumbly | 15 | | slate ink | Colleague | Thank you | Writing | Grid | 144 | Under 25 | | Left page for notes, right page for drawing boats.
Watercolour Sketchbook | Lumbly | 26 | | sky coral | Kids, Friend | Birthday | Art | Plain | 48 | | | Cotton paper that forgives too much water.
Reading Log | Paperfinch | 17 | 0.2 | plum teal | Her, Friend | Thank you | Reading | Lined | 120 | Under 25 | | A hundred books, half a page each.
`,
  { colourOption: true },
);
const puzzles = presents(
  'Jigsaw puzzle',
  'puzzle',
  'Toys & Games > Puzzles > Jigsaw Puzzles',
  `
name | vendor | price | off | colours | Recipient | Occasion | Interest | Difficulty | pieces | tags | out | line
Harbour at Six Puzzle | Lumbly | 24 | | teal | Parents, Friend | Christmas | Games | Medium | 1000 | Under 25, Bestseller | | Boats, gulls and just enough sky to argue about.
Vegetable Stall Puzzle | Lumbly | 22 | | ember | Friend | Birthday | Cooking | Easy | 500 | Under 25 | | Every piece has a carrot on it, more or less.
Night Garden Puzzle | Paperfinch | 29 | | plum | Her, Parents | Christmas | Games | Hard | 1500 | | | A garden by moonlight: nine kinds of dark green.
Animal Parade Puzzle | Lumbly | 16 | | sun | Kids | Birthday | Games | Easy | 100 | Under 25 | | Big pieces, forty animals, one of them hiding.
Plain Red Puzzle | Paperfinch | 27 | | red | Him, Colleague | Birthday | Games | Hard | 500 | | | Five hundred pieces of exactly one colour. You know somebody.
Old Map Puzzle | Paperfinch | 31 | 0.25 | oak | Him, Parents | Christmas | Travel | Medium | 1000 | | | A world with three mistakes to find.
`,
);
const chocolates = presents(
  'Chocolate box',
  'chocolate',
  'Food, Beverages & Tobacco > Food Items > Candy & Chocolate',
  `
name | vendor | price | off | colours | Recipient | Occasion | Interest | Diet | pieces | tags | out | line
Sea Salt Caramels | Sweet Parcelle | 21 | | navy | Colleague, Friend | Thank you | Food | Vegetarian | 12 | Under 25, Bestseller | | A thin shell, a slow caramel and flakes of salt.
Single Origin Dozen | Sweet Parcelle | 28 | | walnut | Him, Parents | Birthday | Food | Vegan | 12 | Vegan | | Twelve squares from twelve farms, dark to darker.
Praline Assortment | Sweet Parcelle | 35 | | berry | Her, Parents | Wedding, Christmas | Food | Vegetarian | 24 | | | Two layers; the second is always a surprise.
Orange & Ginger Sticks | Sweet Parcelle | 17 | | ember | Parents | Thank you | Food | Vegan | 18 | Vegan, Under 25 | | Candied on Monday, dipped on Friday.
Milk Chocolate Zoo | Sweet Parcelle | 14 | | sky | Kids | Birthday | Food | Vegetarian | 16 | Under 25 | | Sixteen animals that do not last the evening.
Nut Lover's Box | Sweet Parcelle | 26 | 0.1 | oak | Him, Colleague | Christmas | Food | Vegetarian | 16 | | | Hazelnut, almond, pistachio and one macadamia.
`,
);
const necklaces = presents(
  'Necklace',
  'necklace',
  'Apparel & Accessories > Jewelry > Necklaces',
  `
name | vendor | price | off | colours | Recipient | Occasion | Interest | Metal | length | tags | out | line
Small Tide Necklace | Orrin Silver | 69 | | sky | Her, Friend | Birthday | Jewellery | Silver | 42 | Bestseller | | A drop of blue glass that rests in the hollow of the neck.
Sister Moon Necklace | Orrin Silver | 89 | | cream | Her | Birthday, Christmas | Jewellery | Gold plated | 45 | | | A moonstone that changes its mind with the light.
Locket for Two | Orrin Silver | 129 | | brass | Her, Parents | Wedding | Jewellery | Gold plated | 50 | | | Room for two photographs the size of a thumbnail.
Garnet Seed Necklace | Orrin Silver | 109 | 0.2 | berry | Her | Wedding | Jewellery | Silver | 44 | | | One dark red stone, set like a seed in its shell.
River Jade Necklace | Orrin Silver | 79 | | sage | Friend | Thank you | Jewellery | Silver | 46 | | | Polished by a river first and by us after.
Graduation Star Necklace | Orrin Silver | 59 | | sun | Friend, Kids | Birthday | Jewellery | Gold plated | 40 | New | x | For the first thing they will keep from this year.
`,
);
const games = presents(
  'Board game',
  'game',
  'Toys & Games > Games > Board Games',
  `
name | vendor | price | off | colours | Recipient | Occasion | Interest | Difficulty | players | tags | out | line
Lighthouse Keepers | Tumbledown Games | 39 | | teal | Friend, Parents | Christmas | Games | Medium | 4 | Bestseller | | You win together or watch the ship go down together.
Market of Thieves | Tumbledown Games | 34 | | amber | Friend, Colleague | Birthday | Games | Medium | 5 | | | Forty minutes of smiling and lying.
Snail Grand Prix | Tumbledown Games | 22 | | lime | Kids | Birthday | Games | Easy | 6 | Under 25 | | The slowest race that ever made a seven-year-old shout.
Cake or Compost | Tumbledown Games | 17 | | coral | Kids, Parents | Birthday | Cooking | Easy | 5 | Under 25 | | Ten minutes a round, and everyone wants another.
Two Player Duel | Tumbledown Games | 25 | | plum | Him, Her | Christmas | Games | Hard | 2 | | | Chess's rude little brother.
Words on a Train | Tumbledown Games | 19 | 0.15 | sky | Colleague, Parents | Thank you | Travel | Easy | 4 | Under 25 | | Fits a fold-down table.
Mountain Builders | Tumbledown Games | 54 | | forest | Him, Friend | Christmas | Games | Hard | 4 | | | Three hours, one mountain, no mercy.
`,
);

export const giftFamilies: Family[] = [candles, mugs, notebooks, puzzles, chocolates, necklaces, games];

export const giftCollections: CollectionRule[] = [
  {
    handle: 'gifts-under-25',
    title: 'Gifts under €25',
    description: 'Small things that do not look it.',
    useCase: 'gifts',
    holds: tagged('Under 25'),
  },
  {
    handle: 'birthday-gifts',
    title: 'For a birthday',
    description: 'Something to unwrap before the cake.',
    useCase: 'gifts',
    holds: tagged('Occasion: Birthday'),
  },
  {
    handle: 'gifts-for-parents',
    title: 'For parents',
    description: 'They say they need nothing.',
    useCase: 'gifts',
    holds: tagged('Recipient: Parents'),
  },
  {
    handle: 'gifts',
    title: 'Gifts',
    description: 'For people you like, from people who think about it.',
    useCase: 'gifts',
    holds: (product) => product.useCase === 'gifts',
  },
];
