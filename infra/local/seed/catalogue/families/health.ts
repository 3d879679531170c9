import { type CollectionRule, type Family, tagged } from '../family.ts';
import { table } from '../table.ts';

const supplementClosing = [
  'A food supplement does not replace a varied diet. Ask your doctor if you take medicine.',
  'Each batch is tested by a laboratory that is not ours; the report is on the lid.',
];
const gearClosing = [
  'Wipe it with soapy water and let it dry in the air.',
  'Two years of guarantee, also when you use it every day.',
  'It rolls, folds or stacks away behind a door.',
];
const notes = {
  Sleep: ['Part of an evening that ends on time.'],
  Energy: ['For mornings that need a push that is not coffee.'],
  Immunity: ['Most useful from October to April.'],
  Strength: ['Made for training that adds a little every week.'],
  Flexibility: ['Ten minutes a day is enough to notice.'],
  Recovery: ['For the evening after, and the morning after that.'],
  Hydration: ['The easiest health habit there is.'],
  Focus: ['For long afternoons with a screen.'],
  Joints: ['For knees that announce the weather.'],
  Beginner: ['Kind to people who start today.'],
  Advanced: ['For people who know what they are doing.'],
};
const shelf = (productType: string, shape: string, text: string, more: Partial<Family> = {}): Family => ({
  useCase: 'health',
  productType,
  shape,
  closing: gearClosing,
  notes,
  models: table(text),
  category: 'Sporting Goods > Exercise & Fitness',
  ...more,
});

const vitamins = shelf(
  'Supplement',
  'pills',
  `
name | vendor | price | off | colours | Goal | Diet | Form | Time of day | servings | tags | out | line
Daylight Vitamin D3 | Nettle & Nine | 14 | | sun | Immunity | Vegetarian | Capsule | Morning | 90 | Bestseller | | A winter's worth of sun in a jar.
Slow Evening Magnesium | Nettle & Nine | 19 | | plum | Sleep, Recovery | Vegan | Capsule | Evening | 60 | Vegan | | Bisglycinate, which the stomach does not notice.
Iron Gentle | Nettle & Nine | 16 | | red | Energy | Vegan | Capsule | Morning | 60 | Vegan | | With vitamin C, so that more of it arrives.
Omega Algae Oil | Oatridge | 27 | | teal | Focus, Joints | Vegan | Softgel | Morning | 60 | Vegan | | Straight from the algae; no fish were asked.
Vitamin B Complex | Oatridge | 15 | | amber | Energy, Focus | Vegan | Tablet | Morning | 90 | Vegan | | Eight vitamins, one small tablet.
Night Herb Melissa | Oatridge | 18 | 0.2 | lilac | Sleep | Vegan | Capsule | Evening | 60 | Vegan | | Lemon balm, hops and a dark room.
Turmeric & Pepper | Oatridge | 22 | | ember | Joints | Vegan | Capsule | Morning | 60 | Vegan | | Pepper opens the door, turmeric walks in.
Zinc & C Lozenges | Nettle & Nine | 11 | | lime | Immunity | Vegetarian | Lozenge | Any time | 40 | Travel | | One in the pocket from the first sneeze.
Collagen Peptides | Oatridge | 32 | | rose | Joints | Contains fish | Powder | Any time | 30 | | x | Dissolves in coffee and tastes of nothing at all.
`,
  {
    closing: supplementClosing,
    category: 'Health & Beauty > Health Care > Fitness & Nutrition > Vitamins & Supplements',
  },
);
const proteins = shelf(
  'Protein powder',
  'tub',
  `
name | vendor | price | off | colours | Goal | Diet | Form | Level | protein | servings | tags | out | line
Whey Plain & Simple | Korvo Strength | 34 | | cream | Strength | Vegetarian | Powder | Beginner | 24 | 30 | Bestseller | | Three ingredients, none of them a surprise.
Whey Cocoa Isolate | Korvo Strength | 44 | | cocoa | Strength | Vegetarian | Powder | Advanced | 27 | 30 | | | Real cocoa and almost no sugar.
Pea & Rice Vanilla | Oatridge | 36 | | sage | Strength | Vegan | Powder | Beginner | 22 | 28 | Vegan | | Two plants that complete each other.
Casein Night Shake | Korvo Strength | 41 | 0.15 | navy | Recovery, Sleep | Vegetarian | Powder | Advanced | 25 | 30 | | | Slow protein for slow hours.
Hemp Raw Protein | Oatridge | 29 | | forest | Energy | Vegan | Powder | Beginner | 15 | 25 | Vegan | | Nutty, green and high in fibre.
Recovery Blend Berry | Korvo Strength | 39 | | berry | Recovery | Vegetarian | Powder | Advanced | 18 | 24 | | | Protein and carbohydrates, one to two, within the hour.
`,
  {
    closing: supplementClosing,
    category: 'Health & Beauty > Health Care > Fitness & Nutrition > Protein',
    option: { name: 'Size', values: ['900 g', '2 kg'], step: 30 },
  },
);
const mats = shelf(
  'Yoga mat',
  'mat',
  `
name | vendor | price | off | colours | Goal | Level | Material | thickness | length | tags | out | line
First Breath Mat | Stillpond | 29 | | sky coral | Flexibility | Beginner | Foam | 6 | 183 | Bestseller | | Soft under the knees and light under the arm.
Knee Friend Mat | Stillpond | 39 | | sage navy | Flexibility, Recovery | Beginner | Foam | 10 | 183 | | | A full centimetre for floors that are harder than they look.
Cork Ground Mat | Stillpond | 69 | | oak | Flexibility | Advanced | Cork | 4 | 183 | | | Grips better the warmer it gets.
Natural Rubber Mat | Stillpond | 79 | | forest plum | Flexibility, Strength | Advanced | Rubber | 5 | 185 | | | Stays where you put it, and so do you.
Long Person Mat | Stillpond | 59 | | slate | Flexibility | Beginner | Foam | 6 | 215 | | | Two metres fifteen, for feet that always hung over.
Travel Fold Mat | Stillpond | 45 | 0.2 | teal rose | Flexibility | Advanced | Rubber | 1.5 | 183 | Travel | | Folds to the size of a shirt.
`,
  { colourOption: true },
);
const dumbbells = shelf(
  'Dumbbells',
  'dumbbell',
  `
name | vendor | price | off | colours | Goal | Level | Material | weight | tags | out | line
Vinyl Pair 2 kg | Korvo Strength | 19 | | lilac | Strength | Beginner | Vinyl | 4000 | | | The pair for arms that have been typing for years.
Neoprene Pair 4 kg | Korvo Strength | 32 | | teal | Strength | Beginner | Neoprene | 8000 | Bestseller | | Does not roll, does not slip, does not shout.
Neoprene Pair 6 kg | Korvo Strength | 45 | | berry | Strength | Beginner | Neoprene | 12000 | | | For the month after the four-kilo pair.
Rubber Hex Pair 10 kg | Korvo Strength | 69 | | ink | Strength | Advanced | Rubber | 20000 | | | Square shoulders, quiet on the floor.
Rubber Hex Pair 15 kg | Korvo Strength | 99 | | slate | Strength | Advanced | Rubber | 30000 | | | For when ten became easy.
Adjustable Pair 24 kg | Korvo Strength | 249 | 0.1 | red | Strength | Advanced | Steel | 48000 | New | | Fifteen weights in the space of one.
`,
);
const bands = shelf(
  'Resistance band',
  'band',
  `
name | vendor | price | off | colours | Goal | Level | Material | resistance | tags | out | line
Loop Band Light | Stillpond | 8 | | mint | Flexibility, Recovery | Beginner | Latex | 5 | | | The first band out of the drawer on a stiff morning.
Loop Band Medium | Stillpond | 9 | | sun | Strength, Flexibility | Beginner | Latex | 12 | | | The one of the three that gets used most.
Loop Band Heavy | Stillpond | 11 | | berry | Strength | Advanced | Latex | 20 | | | Squats get honest with this above the knees.
Fabric Hip Band | Stillpond | 16 | | rose | Strength | Beginner | Fabric | 15 | Bestseller, Latex free | | Does not roll up, which is the whole point.
Long Band Set | Korvo Strength | 39 | 0.2 | ember | Strength, Recovery | Beginner | Latex | 35 | Travel | | Three bands that replace a rack, more or less.
Latex Free Therapy Band | Nettle & Nine | 13 | | sky | Recovery, Joints | Beginner | Rubber | 8 | Latex free | | What the physiotherapist meant.
`,
);
const rollers = shelf(
  'Foam roller',
  'roller',
  `
name | vendor | price | off | colours | Goal | Level | Material | length | tags | out | line
Smooth Roller | Stillpond | 22 | | sky | Recovery | Beginner | Foam | 45 | Bestseller | | Firm enough to help, soft enough to come back to.
Grid Roller | Korvo Strength | 34 | | ember | Recovery | Advanced | Foam | 33 | | | Ridges that find what hurts.
Mini Travel Roller | Stillpond | 18 | | lime | Recovery | Beginner | Foam | 30 | Travel | | Fits hand luggage and hotel floors.
Cork Roller | Stillpond | 42 | 0.15 | oak | Recovery, Flexibility | Advanced | Cork | 40 | | | Hard, warm and it will outlive your training plan.
Vibrating Roller | Korvo Strength | 119 | | ink | Recovery | Advanced | Foam | 34 | New | x | Four speeds; the third is the good one.
`,
);
const flasks = shelf(
  'Water bottle',
  'flask',
  `
name | vendor | price | off | colours | Goal | Level | Material | capacity | tags | out | line
Desk Litre Bottle | Oatridge | 24 | | sage coral ink | Hydration, Focus | Beginner | Steel | 1000 | Bestseller | | Empty it twice and you have done your day.
Run Soft Flask | Korvo Strength | 17 | | sky | Hydration | Advanced | Plastic | 500 | | | Shrinks as you drink, so nothing sloshes.
Winter Tea Flask | Oatridge | 32 | | forest rust | Hydration | Beginner | Steel | 750 | | | Tea at eight is still tea at four.
Kids' Spill Free Bottle | Oatridge | 16 | | sun sky | Hydration | Beginner | Plastic | 350 | | | Upside down in a rucksack and still dry homework.
Glass Sleeve Bottle | Stillpond | 27 | 0.1 | rose teal | Hydration | Beginner | Glass | 600 | Plastic free | | Water that tastes of water.
`,
  {
    colourOption: true,
    category: 'Home & Garden > Kitchen & Dining > Food & Beverage Carriers > Water Bottles',
  },
);
const sleepMasks = shelf(
  'Sleep mask',
  'sleep',
  `
name | vendor | price | off | colours | Goal | Level | Material | weight | tags | out | line
Mulberry Silk Mask | Stillpond | 35 | | navy rose | Sleep | Beginner | Silk | 28 | Bestseller, Travel | | Dark, cool and kind to eyelashes.
Weighted Calm Mask | Stillpond | 29 | | plum | Sleep, Recovery | Advanced | Cotton | 340 | | | A hand on your forehead, filled with glass beads.
Contour Travel Mask | Nettle & Nine | 18 | 0.2 | ink | Sleep | Beginner | Foam | 24 | Travel | | Domed, so that you can blink behind it.
Lavender Eye Pillow | Nettle & Nine | 22 | | lilac | Sleep, Recovery | Beginner | Cotton | 260 | | | Linseed and last summer's lavender.
Linen Night Mask | Stillpond | 26 | | linen sage | Sleep | Beginner | Linen | 32 | Plastic free | | For warm nights and light sleepers.
`,
  { colourOption: true },
);

export const healthFamilies: Family[] = [
  vitamins,
  proteins,
  mats,
  dumbbells,
  bands,
  rollers,
  flasks,
  sleepMasks,
];

export const healthCollections: CollectionRule[] = [
  {
    handle: 'better-sleep',
    title: 'Better sleep',
    description: 'For the eight hours you do not work on.',
    useCase: 'health',
    holds: tagged('Goal: Sleep'),
  },
  {
    handle: 'strength-training',
    title: 'Strength',
    description: 'Weights, bands and what you eat after.',
    useCase: 'health',
    holds: tagged('Goal: Strength'),
  },
  {
    handle: 'supplements',
    title: 'Supplements',
    description: 'Short labels, plain doses.',
    useCase: 'health',
    holds: (product) => ['Supplement', 'Protein powder'].includes(product.productType),
  },
  {
    handle: 'health',
    title: 'Health',
    description: 'To sleep, move and recover well.',
    useCase: 'health',
    holds: (product) => product.useCase === 'health',
  },
];
