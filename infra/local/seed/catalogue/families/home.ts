import { type CollectionRule, type Family, tagged } from '../family.ts';
import { table } from '../table.ts';

const closing = [
  'It arrives assembled, or needs one tool that is in the box.',
  'Small differences in colour are the material, not a fault.',
  'Keep it out of full sun and it will age well.',
  'If it does not suit the room, we fetch it back within 30 days.',
];
const notes = {
  'Living room': ['At home beside the sofa.', 'It makes a corner of a living room look meant.'],
  Bedroom: ['Calm enough for the first and last thing you see.'],
  Kitchen: ['Made to be used daily, not hung up.'],
  'Dining room': ['It can sit through a long dinner.'],
  Hall: ['The first thing guests notice.'],
  Office: ['It looks as good on a call as in the room.'],
  Balcony: ['Rain and frost are fine.'],
  Scandinavian: ['Pale, plain and warm at once.'],
  Industrial: ['Honest about its screws.'],
  Rustic: ['It looks as if it has always been there.'],
  'Mid-century': ['The lines come from 1958, the comfort does not.'],
  Minimal: ['There is nothing on it that could be left off.'],
  Bohemian: ['It gets on with everything you brought home from somewhere.'],
};
const goods = (
  productType: string,
  shape: string,
  category: string,
  text: string,
  more: Partial<Family> = {},
): Family => ({
  useCase: 'home',
  productType,
  shape,
  category,
  closing,
  notes,
  colourOption: true,
  models: table(text),
  ...more,
});

const lamps = goods(
  'Lamp',
  'lamp',
  'Home & Garden > Lighting > Lamps',
  `
name | vendor | price | off | colours | Room | Style | Material | height | lumens | tags | out | line
Dune Table Lamp | Glimmerby | 79 | | sand rust | Living room, Bedroom | Scandinavian | Ceramic | 42 | 470 | Bestseller | | A round base and a light like late afternoon.
Foreman Desk Lamp | Glimmerby | 99 | | ink moss | Office | Industrial | Steel | 58 | 800 | | | Three joints that stay where you leave them.
Pebble Night Light | Glimmerby | 39 | | chalk sage | Bedroom | Minimal | Glass | 18 | 150 | | | Bright enough for slippers, dim enough for sleep.
Opal Globe Lamp | Glimmerby | 89 | | blush teal | Living room, Hall | Mid-century | Glass | 38 | 520 | | | One globe of white glass that makes every face look rested.
Reading Heron Floor Lamp | Glimmerby | 189 | 0.15 | brass ink | Living room | Mid-century | Brass | 146 | 900 | | | Leans over your shoulder and keeps quiet.
Paper Moon Lamp | Fjellbo | 59 | | chalk | Bedroom, Living room | Scandinavian | Paper | 35 | 600 | | | Rice paper over a bamboo ring.
Pantry Clip Lamp | Fjellbo | 34 | | red slate | Kitchen | Industrial | Steel | 24 | 420 | | | Clips to a shelf and looks down on the onions.
Woven Shade Lamp | Fjellbo | 119 | | oak | Living room | Bohemian | Rattan | 52 | 550 | | x | Throws a net of shadows over the wall.
`,
);
const cushions = goods(
  'Cushion',
  'cushion',
  'Home & Garden > Decor > Throw Pillows',
  `
name | vendor | price | off | colours | Room | Style | Material | width | tags | out | line
Washed Linen Cushion | Hearthwick | 34 | | linen rust sage | Living room, Bedroom | Scandinavian | Linen | 50 | Bestseller | | Washed until it is as soft as the oldest one you own.
Kilim Stripe Cushion | Hearthwick | 42 | | red teal | Living room | Bohemian | Wool | 45 | | | Woven on a narrow loom, stripe by stripe.
Velvet Corner Cushion | Hearthwick | 39 | 0.2 | forest plum | Living room | Mid-century | Velvet | 45 | | | Short pile, deep colour, no fuss.
Study Bolster Cushion | Hearthwick | 44 | | slate cocoa | Office, Bedroom | Minimal | Wool | 60 | | | Firm enough for the small of the back at four o'clock.
Boucle Round Cushion | Hearthwick | 45 | | cream stone | Bedroom | Minimal | Boucle | 40 | | | A small cloud with a zip.
Ticking Stripe Cushion | Hearthwick | 29 | | navy moss | Bedroom, Hall | Rustic | Cotton | 50 | | | The cloth that mattresses used to wear.
Weatherproof Cushion | Fjellbo | 36 | | sun sky | Balcony | Minimal | Recycled polyester | 45 | | | Shakes off rain and dries on the rail.
`,
);
const vases = goods(
  'Vase',
  'vase',
  'Home & Garden > Decor > Vases',
  `
name | vendor | price | off | colours | Room | Style | Material | height | tags | out | line
One Stem Vase | Clayhatch | 26 | | teal blush | Hall, Office | Minimal | Stoneware | 22 | Bestseller | | For the single tulip you cut off by accident.
Market Bunch Vase | Clayhatch | 48 | | sand slate | Living room, Dining room | Rustic | Stoneware | 28 | | | Wide enough for a bunch that still has its rubber band.
Smoke Glass Vase | Fjellbo | 39 | | stone plum | Dining room | Mid-century | Glass | 30 | | | Mouth-blown, so no two lean alike.
Ridge Vase | Clayhatch | 55 | 0.1 | rust cream | Living room | Scandinavian | Stoneware | 26 | | | Ridges that you cannot help touching.
Dried Grass Floor Vase | Clayhatch | 119 | | chalk ink | Hall, Living room | Bohemian | Terracotta | 60 | | | Stands on the floor and holds tall, dry things.
`,
);
const chairs = goods(
  'Chair',
  'chair',
  'Furniture > Chairs',
  `
name | vendor | price | off | colours | Room | Style | Material | height | width | tags | out | line
Ladder Dining Chair | Fjellbo | 149 | | oak ink | Dining room, Kitchen | Scandinavian | Wood | 82 | 46 | Bestseller | | Three slats, four legs, forty years.
Shell Armchair | Fjellbo | 289 | | moss rust | Living room | Mid-century | Wood | 78 | 64 | | | Takes you in sideways with a book.
Workshop Stool Chair | Brackton Home | 109 | | slate red | Kitchen, Office | Industrial | Steel | 76 | 42 | | | Stacks five high and shrugs off paint.
Upright Desk Chair | Fjellbo | 219 | 0.15 | stone teal | Office | Minimal | Wood | 84 | 50 | | | A straight back for straight backs.
Farmhouse Chair | Hearthwick | 129 | | cream forest | Dining room, Kitchen | Rustic | Wood | 86 | 45 | | | Painted by hand, twice, and sanded once.
Balcony Fold Chair | Fjellbo | 69 | | sun sky | Balcony | Minimal | Wood | 80 | 44 | | | Hangs on a hook until the sun comes out.
Rattan Lounge Chair | Hearthwick | 259 | | oak | Living room, Bedroom | Bohemian | Rattan | 74 | 68 | | x | Creaks the way a good chair should.
`,
);
const rugs = goods(
  'Rug',
  'rug',
  'Home & Garden > Decor > Rugs',
  `
name | vendor | price | off | colours | Room | Style | Material | tags | out | line
Plain Weave Wool Rug | Hearthwick | 179 | | stone rust | Living room, Bedroom | Scandinavian | Wool | Bestseller | | Flat, dense and quiet underfoot.
Diamond Berber Rug | Hearthwick | 229 | | cream ink | Living room | Bohemian | Wool | | | Thick enough to lose a ring in.
Kitchen Runner Rug | Hearthwick | 79 | 0.2 | navy red | Kitchen, Hall | Rustic | Cotton | Washable | | Goes in the washing machine, crumbs and all.
Checkerboard Rug | Hearthwick | 199 | | sage cocoa | Living room | Mid-century | Wool | New | | Two colours, no mistakes to notice.
Jute Round Up Rug | Fjellbo | 119 | | oak | Dining room, Hall | Rustic | Jute | | | Smells faintly of hay for the first week.
Weatherproof Stripe Rug | Fjellbo | 89 | | teal sun | Balcony | Minimal | Recycled polyester | Washable | | Hose it down and hang it over the rail.
`,
  { option: { name: 'Size', values: ['120 × 170 cm', '160 × 230 cm', '200 × 300 cm'], step: 110 } },
);
const blankets = goods(
  'Blanket',
  'blanket',
  'Home & Garden > Linens & Bedding > Bedding > Blankets',
  `
name | vendor | price | off | colours | Room | Style | Material | weight | tags | out | line
Lambswool Throw | Hearthwick | 99 | | slate amber | Living room | Scandinavian | Wool | 900 | Bestseller | | Long enough for two people who get along.
Waffle Bed Blanket | Hearthwick | 79 | | chalk sage | Bedroom | Minimal | Cotton | 1100 | Washable | | Light in summer, a layer in winter.
Fringed Picnic Blanket | Tidelock | 59 | 0.2 | red navy | Balcony | Rustic | Recycled polyester | 1200 | Washable | | A dry underside and a strap to carry it.
Alpaca Whisper Throw | Hearthwick | 149 | | cream rose | Bedroom, Living room | Minimal | Alpaca | 650 | | | Weighs less than it warms.
Patchwork Quilt | Hearthwick | 189 | | coral teal | Bedroom | Bohemian | Cotton | 1600 | | | Ninety-nine squares, one of them on purpose upside down.
`,
);
const pans = goods(
  'Pan',
  'pan',
  'Home & Garden > Kitchen & Dining > Cookware > Pans',
  `
name | vendor | price | off | colours | Room | Style | Material | diameter | weight | tags | out | line
Everyday Skillet | Brackton Home | 59 | | ink | Kitchen | Industrial | Cast iron | 26 | 2400 | Bestseller, Induction | | Seasoned once by us and every day by you.
Egg Pan | Brackton Home | 39 | | slate | Kitchen | Minimal | Carbon steel | 20 | 900 | Induction | | Small, fast and good at one thing.
Copper Core Saute Pan | Brackton Home | 169 | 0.15 | brass | Kitchen | Mid-century | Copper | 28 | 2100 | | | Answers the flame like a good instrument.
Enamel Braiser | Hearthwick | 129 | | red teal cream | Kitchen, Dining room | Rustic | Cast iron | 30 | 3900 | Induction | | From stove to table without changing its shirt.
Wok of Steel | Brackton Home | 69 | | ink | Kitchen | Industrial | Carbon steel | 32 | 1500 | Induction | | Loud, hot and done in four minutes.
`,
);
const planters = goods(
  'Planter',
  'planter',
  'Home & Garden > Lawn & Garden > Gardening > Pots & Planters',
  `
name | vendor | price | off | colours | Room | Style | Material | diameter | height | tags | out | line
Window Herb Planter | Clayhatch | 22 | | rust sage | Kitchen | Rustic | Terracotta | 14 | 13 | Bestseller | | Basil lives longer in clay. We tried.
Tripod Planter | Fjellbo | 69 | | chalk ink | Living room, Hall | Mid-century | Ceramic | 26 | 48 | | | Lifts a fern to the height of the sofa arm.
Self Watering Planter | Fjellbo | 45 | | slate mint | Office, Living room | Minimal | Recycled polyester | 22 | 22 | | | Forgives a fortnight's holiday.
Glazed Courtyard Planter | Clayhatch | 89 | 0.2 | teal navy | Balcony | Bohemian | Ceramic | 36 | 34 | | | Frost-proof and blue as a doorway.
Hanging Loop Planter | Clayhatch | 36 | | blush stone | Bedroom, Kitchen | Scandinavian | Ceramic | 16 | 15 | | x | Hangs on a leather cord, out of the cat's reach.
`,
);

export const homeFamilies: Family[] = [lamps, cushions, vases, chairs, rugs, blankets, pans, planters];

export const homeCollections: CollectionRule[] = [
  {
    handle: 'living-room',
    title: 'Living room',
    description: 'Light, wool and somewhere to sit.',
    useCase: 'home',
    holds: tagged('Room: Living room'),
  },
  {
    handle: 'bedroom',
    title: 'Bedroom',
    description: 'Soft things in quiet colours.',
    useCase: 'home',
    holds: tagged('Room: Bedroom'),
  },
  {
    handle: 'kitchen-and-dining',
    title: 'Kitchen and dining',
    description: 'Pans that last and chairs that bear long dinners.',
    useCase: 'home',
    holds: tagged('Room: Kitchen', 'Room: Dining room'),
  },
  {
    handle: 'home',
    title: 'Home',
    description: 'Rooms, one good thing at a time.',
    useCase: 'home',
    holds: (product) => product.useCase === 'home',
  },
];
