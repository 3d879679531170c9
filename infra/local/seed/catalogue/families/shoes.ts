import { type CollectionRule, type Family, ofType, tagged } from '../family.ts';
import { table } from '../table.ts';

const sizes = { name: 'Size', values: ['38', '40', '42', '44', '46'] };
const closing = [
  'Between two sizes? Take the larger one: feet swell when they work.',
  'Wear them around the house for an evening first; if they pinch, send them back within 30 days.',
  'Air-dry after rain, away from the radiator, and they will keep their shape.',
];
const notes = {
  Indoors: [
    'The non-marking outsole is welcome on any hall floor.',
    'Made for indoor floors, where grip matters more than tread.',
  ],
  Outdoors: ['The outsole shrugs off grit and weather.', 'Built for real ground, wet or dry.'],
  Neutral: ['The sole leaves your stride alone.'],
  Stability: ['A firmer inner edge keeps the ankle from rolling in.'],
  Plush: ['The foam is deep and soft: knees notice it on the second half of a long day.'],
  Balanced: ['Cushioning sits in the middle: soft on landing, quick on leaving.'],
  Firm: ['The foam is thin and firm, so you feel what is under you.'],
  Wide: ['The toe box gives broad feet the room they ask for.'],
};

const running: Family = {
  useCase: 'shoes',
  productType: 'Running shoes',
  shape: 'runner',
  colourOption: true,
  option: sizes,
  closing,
  notes,
  category: 'Apparel & Accessories > Shoes > Athletic Shoes > Running Shoes',
  always: { Activity: 'Running' },
  title: (m) => `${m.name} Running Shoe`,
  models: table(`
name | vendor | price | off | colours | Location | Surface | Cushioning | Support | Fit | drop | weight | tags | out | line
Norvale Dash 2 | Norvale | 109 | | ember ink sky | Outdoors | Road | Balanced | Neutral | Regular | 8 | 258 | Bestseller | | The daily pair: light enough for intervals, calm enough for a Sunday hour.
Norvale Cloudmile | Norvale | 159 | | sky chalk | Outdoors | Road | Plush | Neutral | Regular | 10 | 289 | | | Forty millimetres of foam for people whose long run is the best part of the week.
Norvale Steady 5 | Norvale | 129 | | slate navy | Outdoors | Road | Balanced | Stability | Wide | 10 | 301 | | | Guides a tired foot straight without the stiffness of older support shoes.
Norvale First Lap | Norvale | 59 | | teal coral | Outdoors, Indoors | Road, Treadmill | Balanced | Neutral | Regular | 9 | 272 | Beginner | | An honest first pair for a couch-to-5K plan and the months after it.
Tresk Velo Light | Tresk | 179 | | lime ink | Outdoors | Road, Track | Firm | Neutral | Narrow | 5 | 198 | Racing | | Under two hundred grams, for the day you pin a number on.
Tresk Interval | Tresk | 119 | 0.2 | berry slate | Indoors, Outdoors | Track, Treadmill | Firm | Neutral | Regular | 6 | 221 | | | A quick, low shoe for hard minutes and short rests.
Tresk Millstep | Tresk | 74 | | mint stone | Indoors | Treadmill | Plush | Neutral | Regular | 8 | 246 | | | Airy mesh and soft foam for warm gyms and long belts.
Tresk Bound | Tresk | 149 | | amber navy | Outdoors, Indoors | Road, Treadmill | Plush | Stability | Regular | 8 | 283 | New | | A broad base keeps this tall shoe from wobbling, even round corners.
Kitora Mudlark | Kitora | 134 | | moss rust | Outdoors | Trail | Balanced | Neutral | Regular | 6 | 297 | | | Five-millimetre lugs bite into wet clay and let go of it again.
Kitora Ridgerun | Kitora | 164 | | teal ember | Outdoors | Trail | Plush | Stability | Regular | 8 | 318 | | | A rock plate and deep foam for days that have more climb than flat.
Kitora Parkside | Kitora | 84 | 0.15 | sage plum | Outdoors | Trail, Road | Balanced | Neutral | Wide | 7 | 279 | | | Pavement to the park gate, gravel after it, one pair for both.
Kitora Feather Trail | Kitora | 144 | | sun ink | Outdoors | Trail | Firm | Neutral | Narrow | 4 | 232 | Racing | x | Close to the ground and quick to turn, for short, steep races.
Norvale Treadwell | Norvale | 94 | | lilac chalk | Indoors | Treadmill | Balanced | Stability | Wide | 10 | 276 | | | A stable gym runner that also stands still well between sets.
Tresk Everpair | Tresk | 49 | | ink coral | Outdoors, Indoors | Road, Treadmill | Firm | Neutral | Regular | 8 | 254 | Beginner | | Plain, light and under fifty euros: proof that a run does not need much.
`),
};

const hiking: Family = {
  useCase: 'shoes',
  productType: 'Hiking boots',
  shape: 'boot',
  colourOption: true,
  option: sizes,
  closing,
  notes: {
    ...notes,
    'Waterproof membrane': [
      'A membrane keeps puddles out and lets steam leave.',
      'Stand in a stream up to the laces: the sock stays dry.',
    ],
    'Full-grain leather': ['The leather starts stiff and becomes yours in about a week.'],
    'Recycled mesh': ['The mesh was fishing net before, and dries while you have lunch.'],
  },
  category: 'Apparel & Accessories > Shoes > Boots > Hiking Boots',
  always: { Activity: 'Hiking', Location: 'Outdoors' },
  title: (m) => `${m.name} Hiking Boot`,
  models: table(`
name | vendor | price | off | colours | Terrain | Material | Cushioning | Support | Fit | height | weight | tags | out | line
Halden Peak Tarn | Halden Peak | 189 | | cocoa forest | Mountain | Full-grain leather | Firm | Stability | Regular | 16 | 612 | Bestseller | | A boot for rucksacks that weigh something and paths that do not forgive.
Halden Peak Low Fell | Halden Peak | 139 | | stone moss | Hills | Waterproof membrane | Balanced | Neutral | Regular | 9 | 438 | | | A low boot that walks like a shoe until the path gives up.
Halden Peak Scree | Halden Peak | 219 | | ink rust | Mountain | Waterproof membrane | Firm | Stability | Narrow | 17 | 655 | | | Stiff enough for loose rock, with a rand that takes the scrapes.
Halden Peak Daypack | Halden Peak | 89 | | slate teal | Hills, Forest | Recycled mesh | Balanced | Neutral | Regular | 10 | 402 | Beginner | | Twelve kilometres and a picnic is exactly what this boot has in mind.
Oakmere Rambler | Oakmere | 119 | 0.2 | oak forest | Forest | Full-grain leather | Balanced | Neutral | Wide | 12 | 498 | | | An old-fashioned walking boot with a modern sole under it.
Oakmere Puddle | Oakmere | 69 | | navy sun | Forest | Waterproof membrane | Plush | Neutral | Wide | 11 | 421 | | | The dog wants out in any weather; this boot agrees.
Oakmere Brook | Oakmere | 99 | | sage cocoa | Forest, Hills | Recycled mesh | Plush | Neutral | Regular | 10 | 389 | Vegan | | Soft from the first step, with drains at the sides for summer fords.
Oakmere Longway | Oakmere | 169 | | walnut slate | Hills, Mountain | Full-grain leather | Plush | Stability | Wide | 14 | 571 | | | Made for the third day of a long path, when comfort wins every argument.
Kitora Switchback | Kitora | 149 | | ember slate | Hills, Mountain | Waterproof membrane | Balanced | Stability | Regular | 13 | 466 | New | | A trail runner's foam in a boot's upper: quick uphill, kind downhill.
Kitora Gravel Mid | Kitora | 79 | | ink moss | Hills | Recycled mesh | Firm | Neutral | Regular | 11 | 411 | | | A plain mid boot that costs little and complains less.
Kitora Snowline | Kitora | 199 | 0.25 | sky ink | Mountain | Waterproof membrane | Plush | Stability | Regular | 18 | 640 | Winter | x | Lined with felt for snow that squeaks.
Halden Peak Approach | Halden Peak | 154 | | amber ink | Mountain | Recycled mesh | Firm | Neutral | Narrow | 8 | 377 | | | A sticky toe for the scramble between the path and the summit.
`),
};

const courtShoes = (activity: 'Padel' | 'Basketball', text: string): Family => ({
  useCase: 'shoes',
  productType: `${activity} shoes`,
  shape: activity === 'Padel' ? 'court' : 'hightop',
  colourOption: true,
  option: sizes,
  closing,
  notes,
  category: 'Apparel & Accessories > Shoes > Athletic Shoes > Court Shoes',
  always: { Activity: activity },
  title: (m) => `${m.name} ${activity} Shoe`,
  models: table(text),
});

const padel = courtShoes(
  'Padel',
  `
name | vendor | price | off | colours | Location | Outsole | Cushioning | Support | Fit | drop | weight | tags | out | line
Ralleo Smash | Ralleo | 119 | | ember navy | Outdoors, Indoors | Herringbone | Balanced | Stability | Regular | 8 | 342 | Bestseller | | Stops dead on sandy turf, then gets out of the corner first.
Ralleo Glasswall | Ralleo | 149 | | lime ink | Outdoors | Herringbone | Plush | Stability | Regular | 9 | 358 | | | For players who chase balls off the back glass and get some of them.
Ralleo Bandeja | Ralleo | 89 | | sky coral | Outdoors, Indoors | Mixed | Balanced | Neutral | Regular | 8 | 325 | | | A forgiving shoe for twice a week and a drink afterwards.
Ralleo Starter | Ralleo | 54 | | teal slate | Indoors, Outdoors | Mixed | Firm | Neutral | Wide | 7 | 331 | Beginner | | Everything the first season asks for, at the price of two lessons.
Ralleo Weekday | Ralleo | 69 | | coral navy | Outdoors | Mixed | Balanced | Neutral | Wide | 8 | 336 | | | For the Tuesday group that has been meeting since spring.
Ralleo Vibora Pro | Ralleo | 179 | | berry ink | Indoors, Outdoors | Herringbone | Firm | Stability | Narrow | 6 | 301 | Competition | | Low and hard, with a drag guard where the toe pays for every serve.
Baselune Chiquita | Baselune | 79 | 0.2 | lilac chalk | Indoors | Omni | Plush | Neutral | Regular | 9 | 318 | | | Soft under the heel for long rallies on hard hall carpet.
Baselune Lob | Baselune | 99 | | sun navy | Indoors | Omni | Balanced | Stability | Wide | 8 | 339 | | | Broad at the toes and steady at the heel, for people who stand their ground.
Baselune Doubles | Baselune | 134 | | mint ink | Outdoors | Omni | Plush | Neutral | Regular | 10 | 347 | New | | Made for three sets in the sun: airy above, deep below.
Baselune Netrush | Baselune | 159 | | red chalk | Indoors | Herringbone | Firm | Neutral | Narrow | 5 | 297 | Competition | x | The quickest first step in our padel range.
Ralleo Duna | Ralleo | 109 | | sand teal | Outdoors | Mixed | Plush | Stability | Wide | 9 | 352 | | | Sand stays outside this upper, even on Monday after a storm.
`,
);

const basketball = courtShoes(
  'Basketball',
  `
name | vendor | price | off | colours | Location | Outsole | Cushioning | Support | Fit | drop | weight | tags | out | line
Hoopwright Tip-Off | Hoopwright | 129 | | red navy | Indoors | Wave | Balanced | Stability | Regular | 8 | 402 | Bestseller | | The pair we would hand to anybody who plays in a hall on Thursdays.
Hoopwright Blacktop | Hoopwright | 119 | | ink rust | Outdoors | Thick rubber | Balanced | Stability | Regular | 9 | 436 | | | Twice the rubber of a hall shoe, because asphalt eats the rest.
Hoopwright Park Legend | Hoopwright | 154 | | forest amber | Outdoors | Thick rubber | Plush | Stability | Wide | 9 | 441 | | | Deep foam over thick rubber, for long Saturdays on concrete.
Hoopwright Sixth Man | Hoopwright | 74 | | teal sun | Indoors, Outdoors | Wave | Balanced | Neutral | Regular | 8 | 395 | | | Comes off the bench for hall and street alike.
Hoopwright Rookie | Hoopwright | 57 | | ember slate | Indoors, Outdoors | Wave | Firm | Neutral | Wide | 8 | 388 | Beginner | | A first pair with a proper ankle and an easy price.
Hoopwright Driveway | Hoopwright | 84 | | slate lime | Outdoors | Thick rubber | Firm | Stability | Regular | 8 | 421 | | | One hoop, one garage door and a sole that does not mind.
Hoopwright Airborne | Hoopwright | 189 | | berry ink | Indoors | Wave | Plush | Stability | Regular | 10 | 418 | | | For those who come down as often as they go up.
Cadence Court Crossover | Cadence Court | 149 | | lilac ink | Indoors | Herringbone | Firm | Neutral | Narrow | 5 | 361 | Guard | | Low, grippy and light: cut left, go right.
Cadence Court Paint | Cadence Court | 139 | 0.15 | plum amber | Indoors | Wave | Plush | Stability | Wide | 9 | 447 | Centre | | A wide platform for people who earn their points under the basket.
Cadence Court Streetball | Cadence Court | 94 | | moss coral | Outdoors | Thick rubber | Plush | Neutral | Regular | 10 | 429 | | | Soft foam and a tough sole for the cage behind the school.
Cadence Court Fastbreak | Cadence Court | 164 | | sky red | Indoors | Herringbone | Balanced | Neutral | Regular | 7 | 372 | New | | Feels like a runner until you stop, and then it stops.
Cadence Court Fadeaway | Cadence Court | 109 | | chalk berry | Indoors, Outdoors | Wave | Balanced | Stability | Wide | 8 | 409 | | x | A roomy all-court shoe with the grip on the outside edge.
`,
);

export const shoeFamilies: Family[] = [running, hiking, padel, basketball];

export const shoeCollections: CollectionRule[] = [
  {
    handle: 'running-shoes',
    title: 'Running shoes',
    description: 'From the first kilometre to the last of forty-two.',
    useCase: 'shoes',
    holds: ofType('Running shoes'),
  },
  {
    handle: 'hiking-boots',
    title: 'Hiking boots',
    description: 'For woods, hills and the places the bus does not go.',
    useCase: 'shoes',
    holds: ofType('Hiking boots'),
  },
  {
    handle: 'court-shoes',
    title: 'Court shoes',
    description: 'Padel and basketball: grip that lets you stop.',
    useCase: 'shoes',
    holds: ofType('Padel shoes', 'Basketball shoes'),
  },
  {
    handle: 'indoor-shoes',
    title: 'For indoors',
    description: 'Soles that a hall keeper likes to see.',
    useCase: 'shoes',
    holds: tagged('Location: Indoors'),
  },
  {
    handle: 'shoes',
    title: 'Shoes',
    description: 'Every pair we sell, for running, hiking, padel and basketball.',
    useCase: 'shoes',
    holds: (product) => product.useCase === 'shoes',
  },
];
