import { type CollectionRule, type Family, tagged } from '../family.ts';
import { table } from '../table.ts';

const closing = [
  'Wash it inside out at thirty degrees and dry it in the air.',
  'Cut and sewn in Portugal, in a workshop we visit twice a year.',
  'The seams are taped where they touch skin.',
  'Comes with a spare button and the yarn to sew it on.',
];
const notes = {
  'Organic cotton': ['The cotton is organic and has been washed once, so it will not shrink on you.'],
  Linen: ['Linen creases; that is how you know it is linen.'],
  'Merino wool': ['Merino keeps you warm, then cool, and rarely needs a wash.'],
  'Recycled polyester': ['The cloth began as bottles and dries in an hour.'],
  Wool: ['The wool is dense enough to turn a light shower.'],
  Denim: ['The denim is firm on the first day and yours by the tenth.'],
  Leather: ['The leather darkens where your hand goes.'],
  Canvas: ['Waxed canvas keeps the rain out of your sandwiches.'],
  Viscose: ['The cloth falls straight and moves when you do.'],
  Slim: ['Cut close; take a size up for a jumper underneath.'],
  Relaxed: ['Cut with room, so that nothing pulls.'],
  Regular: ['The fit is what the size says.'],
};
const sizes = { name: 'Size', values: ['XS', 'S', 'M', 'L', 'XL'] };
const clothes = (
  productType: string,
  shape: string,
  text: string,
  option: Family['option'] | null = sizes,
): Family => ({
  useCase: 'fashion',
  productType,
  shape,
  colourOption: true,
  closing,
  notes,
  models: table(text),
  category: `Apparel & Accessories > ${productType === 'Bag' ? 'Handbags, Wallets & Cases' : 'Clothing'}`,
  ...(option ? { option } : {}),
});

const tees = clothes(
  'T-shirt',
  'tee',
  `
name | vendor | price | off | colours | Department | Material | Fit | Season | Occasion | weight | tags | out | line
Plain Good T-shirt | Wrenfield Row | 29 | | chalk ink navy | Unisex | Organic cotton | Regular | All year | Everyday | 180 | Bestseller | | The T-shirt you would draw if somebody asked for one.
Heavy Line T-shirt | Wrenfield Row | 39 | | stone moss | Men | Organic cotton | Relaxed | All year | Everyday | 260 | | | Thick enough to hang straight, soft enough to sleep in.
Sailor Stripe T-shirt | Tidelock | 35 | | navy red | Women | Organic cotton | Slim | Summer | Weekend | 160 | | | Long sleeves' little cousin, with the stripes in the right place.
Beach House T-shirt | Tidelock | 32 | 0.2 | sky coral | Unisex | Linen | Relaxed | Summer | Holiday | 140 | | | Half linen, half afternoon.
Long Shift T-shirt | Ostrel Thread | 34 | | cocoa sage | Women | Viscose | Relaxed | All year | Everyday | 165 | | | Drapes like a blouse, feels like pyjamas.
Base Layer T-shirt | Marl & Moth | 59 | | slate plum | Unisex | Merino wool | Slim | Winter | Outdoors | 150 | | | Three days of walking and still polite on the train.
Dry Run T-shirt | Marl & Moth | 27 | | lime ink | Men | Recycled polyester | Regular | Summer | Sport | 120 | | | Light, quick to dry and free of slogans.
Ribbed Day T-shirt | Wrenfield Row | 25 | | rose sage | Women | Organic cotton | Slim | All year | Work | 170 | | | Sits flat under a jacket and stays tucked in.
`,
);
const sweaters = clothes(
  'Sweater',
  'sweater',
  `
name | vendor | price | off | colours | Department | Material | Fit | Season | Occasion | weight | tags | out | line
Fisher Cable Sweater | Marl & Moth | 119 | | cream navy | Unisex | Wool | Regular | Winter | Weekend | 620 | Bestseller | | Cables as deep as a good armchair.
Fine Gauge Merino Sweater | Marl & Moth | 89 | | slate berry forest | Men | Merino wool | Slim | All year | Work | 260 | | | Thin, warm and at home over a collar.
Northway Fair Isle Sweater | Marl & Moth | 139 | | rust moss | Women | Wool | Relaxed | Winter | Weekend | 540 | | | One yoke, seven colours, no reindeer.
Harbour Knit Sweater | Tidelock | 79 | 0.25 | sky stone | Women | Organic cotton | Relaxed | Summer | Holiday | 420 | | | For evenings when the wind comes off the water.
Studio Sweatshirt | Wrenfield Row | 65 | | stone ink sun | Unisex | Organic cotton | Relaxed | All year | Everyday | 480 | | | Loopback cotton that has been brushed by nobody.
Roll Neck Sweater | Wrenfield Row | 95 | | cocoa chalk | Women | Merino wool | Slim | Winter | Work | 310 | New | | A neck that stands up without choking.
Lambswool Crew Sweater | Wrenfield Row | 85 | | plum forest | Men | Wool | Regular | Winter | Everyday | 390 | | x | First shearing wool, so it does not itch.
`,
);
const shirts = clothes(
  'Shirt',
  'shirt',
  `
name | vendor | price | off | colours | Department | Material | Fit | Season | Occasion | weight | tags | out | line
Monday Oxford Shirt | Wrenfield Row | 69 | | sky chalk | Men | Organic cotton | Regular | All year | Work | 210 | Bestseller | | A button-down that forgives the iron.
Band Collar Shirt | Ostrel Thread | 74 | | linen slate | Unisex | Linen | Relaxed | Summer | Weekend | 175 | | | No collar, no tie, no discussion.
Siesta Linen Shirt | Tidelock | 75 | | sand teal chalk | Men | Linen | Relaxed | Summer | Holiday | 180 | | | Roll the sleeves once and leave them there.
Boyfriend Poplin Shirt | Wrenfield Row | 72 | | chalk rose | Women | Organic cotton | Relaxed | All year | Work | 190 | | | Long at the back, crisp at the collar.
Evening Drape Shirt | Ostrel Thread | 84 | | ink berry | Women | Viscose | Regular | All year | Party | 170 | | | Falls like silk, washes like cotton.
Woodsman Flannel Shirt | Marl & Moth | 79 | 0.15 | rust forest | Unisex | Organic cotton | Relaxed | Winter | Outdoors | 320 | | | Brushed on both sides for cold mornings.
Denim Work Shirt | Ostrel Thread | 89 | | navy slate | Men | Denim | Regular | All year | Weekend | 340 | | | Better after a year than on the day you buy it.
`,
);
const dresses = clothes(
  'Dress',
  'dress',
  `
name | vendor | price | off | colours | Department | Material | Fit | Season | Occasion | length | tags | out | line
Garden Party Dress | Ostrel Thread | 119 | | coral sage | Women | Viscose | Regular | Summer | Party | 118 | Bestseller | | Pockets, a belt and a skirt that likes to turn.
Gallery Shirt Dress | Wrenfield Row | 109 | | ink stone | Women | Organic cotton | Relaxed | All year | Work | 112 | | | Goes from desk to opening without a change of shoes.
Sundown Linen Dress | Tidelock | 98 | 0.3 | amber chalk | Women | Linen | Relaxed | Summer | Holiday | 104 | | | Sand brushes off, lemonade washes out.
Knitted Column Dress | Marl & Moth | 129 | | plum forest | Women | Merino wool | Slim | Winter | Work | 116 | | | A long jumper with better manners.
Little Late Dress | Ostrel Thread | 135 | | ink berry | Women | Viscose | Slim | All year | Party | 96 | | | Cut on the bias and kept simple on purpose.
Market Day Dress | Tidelock | 79 | | sky red | Women | Organic cotton | Regular | Summer | Weekend | 102 | New | | Two deep pockets: peaches in one, phone in the other.
`,
);
const trousers = clothes(
  'Trousers',
  'trousers',
  `
name | vendor | price | off | colours | Department | Material | Fit | Season | Occasion | length | tags | out | line
Everyday Chino | Wrenfield Row | 75 | | sand navy moss | Men | Organic cotton | Regular | All year | Work | 82 | Bestseller | | A chino that can sit down.
Straight Cut Jeans | Ostrel Thread | 95 | | navy ink | Unisex | Denim | Regular | All year | Everyday | 84 | | | Thirteen ounces, no stretch, no holes.
Slim City Jeans | Ostrel Thread | 89 | 0.2 | ink slate | Women | Denim | Slim | All year | Everyday | 80 | | | Just enough give for a bicycle.
Wide Leg Trousers | Wrenfield Row | 99 | | cocoa chalk | Women | Viscose | Relaxed | All year | Work | 86 | | | High at the waist, generous below the knee.
Veranda Linen Trousers | Tidelock | 82 | | linen teal | Unisex | Linen | Relaxed | Summer | Holiday | 81 | | | A drawstring, a breeze and nothing planned.
Trail Trousers | Marl & Moth | 92 | | moss slate | Men | Recycled polyester | Regular | All year | Outdoors | 83 | | | Four-way stretch and a zip pocket for the key.
Cord Weekend Trousers | Marl & Moth | 88 | | rust forest | Unisex | Organic cotton | Relaxed | Winter | Weekend | 82 | | x | Wide wale cord that whispers when you walk.
`,
);
const jackets = clothes(
  'Jacket',
  'jacket',
  `
name | vendor | price | off | colours | Department | Material | Fit | Season | Occasion | weight | tags | out | line
Chore Jacket | Wrenfield Row | 129 | | navy moss | Unisex | Organic cotton | Regular | All year | Weekend | 780 | Bestseller | | Three pockets and a stubborn good mood.
Drizzle Jacket | Tidelock | 149 | | sun slate | Unisex | Recycled polyester | Relaxed | All year | Outdoors | 520 | | | A raincoat that does not rustle in the cinema.
Quilted Liner Jacket | Tidelock | 119 | 0.2 | moss ink | Women | Recycled polyester | Regular | Winter | Everyday | 460 | | | Under a coat in January, alone in April.
City Wool Coat | Ostrel Thread | 249 | | oak ink | Women | Wool | Regular | Winter | Work | 1350 | | | Falls to the knee and holds its line.
Peacoat | Ostrel Thread | 229 | | navy cocoa | Men | Wool | Slim | Winter | Work | 1280 | | | Two rows of buttons against the north wind.
Rider Leather Jacket | Ostrel Thread | 349 | | ink walnut | Men | Leather | Slim | All year | Party | 1600 | | | Stiff, loud and worth the wait.
`,
);
const bags = clothes(
  'Bag',
  'bag',
  `
name | vendor | price | off | colours | Department | Material | Season | Occasion | capacity | tags | out | line
Market Tote | Tidelock | 39 | | linen navy red | Unisex | Canvas | All year | Everyday | 18 | Bestseller | | Holds a week of vegetables and does not bulge in the wrong place.
Desk Leather Satchel | Ostrel Thread | 189 | | cocoa ink | Unisex | Leather | All year | Work | 12 | | | A laptop, a book, a lunch, in that order.
Small Hours Clutch | Ostrel Thread | 79 | | berry ink | Women | Leather | All year | Party | 2 | | | Phone, key, card, lipstick: done.
Weekender Bag | Wrenfield Row | 159 | 0.15 | moss walnut | Unisex | Canvas | All year | Holiday | 38 | | | Fits two nights and the shoes you will not wear.
Roll Top Backpack | Marl & Moth | 109 | | slate rust | Unisex | Recycled polyester | All year | Outdoors | 22 | New | | Rolls down small and shuts out rain.
Crossbody Pouch | Tidelock | 49 | | teal coral | Women | Canvas | Summer | Weekend | 3 | | | Leaves both hands for the ice cream.
`,
  null,
);

export const fashionFamilies: Family[] = [tees, sweaters, shirts, dresses, trousers, jackets, bags];

export const fashionCollections: CollectionRule[] = [
  {
    handle: 'work-wardrobe',
    title: 'Work wardrobe',
    description: 'Clothes that behave until six.',
    useCase: 'fashion',
    holds: tagged('Occasion: Work'),
  },
  {
    handle: 'summer-clothes',
    title: 'Summer',
    description: 'Linen, cotton and short sleeves.',
    useCase: 'fashion',
    holds: (product) => product.useCase === 'fashion' && tagged('Season: Summer')(product),
  },
  {
    handle: 'winter-clothes',
    title: 'Winter',
    description: 'Wool, layers and lined pockets.',
    useCase: 'fashion',
    holds: (product) => product.useCase === 'fashion' && tagged('Season: Winter')(product),
  },
  {
    handle: 'fashion',
    title: 'Fashion',
    description: 'Clothes and bags that outlive a season.',
    useCase: 'fashion',
    holds: (product) => product.useCase === 'fashion',
  },
];
