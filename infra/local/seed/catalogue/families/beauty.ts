import { type CollectionRule, type Family, tagged } from '../family.ts';
import { table } from '../table.ts';

const closing = [
  'Try it on the inside of your wrist for two days before it meets your face.',
  'Made in small batches; the date it was filled is printed under the base.',
  'The bottle goes back into the glass bin, the pump comes off first.',
  'Never tested on animals, and never will be.',
];
const notes = {
  Dry: ['Dry skin keeps the water it is given.', 'Made for skin that feels tight by noon.'],
  Oily: ['It sinks in without a shine.', 'Light enough for skin that shines by lunchtime.'],
  Combination: ['It treats the T-zone and the cheeks as the different places they are.'],
  Sensitive: ['No perfume, no essential oils, nothing that tingles.', 'Tested on skin that usually says no.'],
  Normal: ['Skin with no complaints will have none about this.'],
  'All skin types': ['It suits every skin we have tried it on.'],
  Dullness: ['Expect a livelier face in about three weeks.'],
  Blemishes: ['Spots calm down faster and leave less behind.'],
  Ageing: ['Fine lines soften; nobody promises they vanish.'],
  Redness: ['Redness fades rather than being covered.'],
  Dehydration: ['Skin drinks it and stays full until evening.'],
  Pigmentation: ['Dark marks lighten slowly and evenly.'],
};
const care = (
  productType: string,
  shape: string,
  step: string,
  option: Family['option'],
  text: string,
): Family => ({
  useCase: 'beauty',
  productType,
  shape,
  always: { Step: step },
  closing,
  notes,
  models: table(text),
  category: 'Health & Beauty > Personal Care > Cosmetics > Skin Care',
  ...(option ? { option } : {}),
});

const serums = care(
  'Serum',
  'dropper',
  'Treat',
  { name: 'Size', values: ['15 ml', '30 ml'], step: 14 },
  `
name | vendor | price | off | colours | Skin type | Concern | Key ingredient | strength | tags | out | line
Clear Morning Vitamin C Serum | Fennel & Fog | 28 | | amber | Normal, Combination | Dullness, Pigmentation | Vitamin C | 12 | Vegan, Bestseller | | Wakes up a face that has seen too much office light.
Quiet Skin Centella Serum | Fennel & Fog | 24 | | sage | Sensitive, Dry | Redness | Centella | 5 | Vegan, Fragrance free | | For the days when everything stings, wind included.
Deep Drink Hyaluronic Serum | Saltbloom | 19 | | sky | All skin types | Dehydration | Hyaluronic acid | 2 | Vegan, Fragrance free | | Three sizes of the same molecule, so that water gets to three depths.
Even Keel Niacinamide Serum | Saltbloom | 17 | | teal | Oily, Combination | Blemishes | Niacinamide | 10 | Vegan | | Calms oil and pores without drying the rest of the face.
Night Shift Retinal Serum | Oriva Lab | 49 | | berry | Normal, Dry | Ageing | Retinal | 0.1 | | | Works while you sleep; start with two nights a week.
First Retinol Serum | Oriva Lab | 34 | 0.15 | rose | Normal, Combination | Ageing | Retinol | 0.3 | | | A low dose for a first winter of retinol.
Fade Out Azelaic Serum | Oriva Lab | 38 | | lilac | Sensitive, Combination | Pigmentation, Redness | Azelaic acid | 10 | Fragrance free | | Two problems, one quiet acid.
Pore Talk BHA Serum | Murmelle | 22 | | mint | Oily | Blemishes | Salicylic acid | 2 | Vegan | | Goes into the pore, does its work and leaves.
Bounce Peptide Serum | Murmelle | 55 | | plum | Dry, Normal | Ageing, Dehydration | Peptides | 4 | | x | The one our own team fights over.
`,
);
const moisturisers = care(
  'Moisturiser',
  'jar',
  'Moisturise',
  { name: 'Size', values: ['30 ml', '50 ml'], step: 12 },
  `
name | vendor | price | off | colours | Skin type | Concern | Key ingredient | volume | tags | out | line
Oat Coat Barrier Cream | Fennel & Fog | 26 | | linen | Sensitive, Dry | Redness, Dehydration | Ceramides | 50 | Fragrance free, Bestseller | | A thick, quiet cream for skin that lost its temper.
Water Weight Gel Cream | Saltbloom | 23 | | sky | Oily, Combination | Dehydration | Hyaluronic acid | 50 | Vegan | | Feels like cold water, lasts like a cream.
Rich Hour Night Cream | Oriva Lab | 58 | | plum | Dry | Ageing | Peptides | 50 | | | Heavy in the jar, gone on the cheek by the time you are in bed.
Matte Matters Day Lotion | Murmelle | 21 | | mint | Oily | Blemishes | Niacinamide | 50 | Vegan | | Keeps make-up where it was put.
Everyday Face Cream | Murmelle | 14 | | cream | Normal, Combination | Dehydration | Glycerin | 50 | Vegan, Beginner | | Does one thing, does it every day, costs little.
Calm Balance Lotion | Fennel & Fog | 27 | | sage | Sensitive, Combination | Blemishes, Redness | Panthenol | 50 | Fragrance free | | For skin that is both touchy and shiny, which is nobody's fault.
First Frost Cold Cream | Saltbloom | 28 | | slate | Dry | Redness | Shea butter | 50 | Vegan | | A windproof layer for cheeks on a bicycle.
Squalane Silk Cream | Saltbloom | 31 | 0.2 | sand | Dry, Normal | Dehydration | Squalane | 50 | Vegan | | Olive squalane, whipped until it spreads like butter in June.
Bakuchiol Renewal Cream | Oriva Lab | 46 | | sage | Sensitive, Normal | Ageing | Bakuchiol | 50 | Vegan | | What retinol does, for skin that cannot bear retinol.
Glow Theory Day Cream | Fennel & Fog | 33 | | coral | Normal, Combination | Dullness | Vitamin C | 50 | Vegan, New | | A soft light on the cheekbones that is not glitter.
`,
);
const cleansers = care(
  'Cleanser',
  'pump',
  'Cleanse',
  { name: 'Size', values: ['100 ml', '200 ml'], step: 7 },
  `
name | vendor | price | off | colours | Skin type | Concern | Texture | volume | tags | out | line
Milk First Cleanser | Fennel & Fog | 18 | | cream | Dry, Sensitive | Redness | Milk | 200 | Fragrance free | | Takes off the day and nothing else.
Soft Soap Gel Cleanser | Saltbloom | 14 | | sky | Combination, Normal | Dullness | Gel | 200 | Vegan, Bestseller | | A low, creamy foam that rinses off in one go.
Clean Slate BHA Wash | Murmelle | 16 | | teal | Oily | Blemishes | Gel | 150 | Vegan | | A wash for skin that breaks out when life does.
Melt Away Cleansing Oil | Saltbloom | 25 | | amber | All skin types | Dehydration | Oil | 150 | Vegan | | Mascara and sunscreen let go in thirty seconds.
Cloud Foam Cleanser | Murmelle | 12 | | lilac | Oily, Combination | Blemishes | Foam | 150 | | | Comes out of the pump as a cloud and behaves like one.
Balm to Milk Cleanser | Oriva Lab | 34 | | rose | Dry | Ageing | Balm | 100 | | | A solid balm that turns to milk under water and takes its time.
Rice Water Cleanser | Oriva Lab | 29 | 0.1 | blush | Normal, Sensitive | Dullness | Milk | 150 | Vegan | | Fermented rice, soft water and patience.
`,
);
const sunscreens = care(
  'Sunscreen',
  'tube',
  'Protect',
  undefined,
  `
name | vendor | price | off | colours | Skin type | Concern | Texture | spf | tags | out | line
Daylight Fluid SPF 50 | Saltbloom | 22 | | sun | All skin types | Pigmentation | Fluid | 50 | Vegan, Bestseller | | So thin that people actually wear it.
Mineral Shade SPF 30 | Fennel & Fog | 24 | | sand | Sensitive | Redness | Cream | 30 | Fragrance free | | Zinc only, with a tint that hides the white.
Matte Screen SPF 50 | Murmelle | 19 | | coral | Oily, Combination | Blemishes | Gel | 50 | Vegan | | Dries to a soft powder finish under make-up.
Rich Shade Cream SPF 50 | Oriva Lab | 36 | | ember | Dry | Ageing | Cream | 50 | | | Sunscreen and day cream in one step for dry mornings.
Pocket Stick SPF 50 | Murmelle | 13 | 0.15 | sky | All skin types | Pigmentation | Stick | 50 | Vegan, Travel | | For noses, ears and the top of the forehead, on the go.
`,
);
const lipsticks: Family = {
  useCase: 'beauty',
  productType: 'Lipstick',
  shape: 'lipstick',
  colourOption: true,
  closing,
  notes: {
    Matte: ['It dries to velvet and does not crack.'],
    Satin: ['A soft sheen, comfortable until the last coffee.'],
    Sheer: ['One layer is a tint, three are a colour.'],
  },
  category: 'Health & Beauty > Personal Care > Cosmetics > Makeup > Lip Makeup',
  always: { Step: 'Make-up' },
  models: table(`
name | vendor | price | off | colours | Finish | Coverage | Occasion | tags | out | line
Velvet Hour Lipstick | Petalry | 21 | | red berry rust | Matte | Full | Evening | Vegan, Bestseller | | A true matte that a kiss on the cheek survives.
Soft Focus Lip Tint | Petalry | 16 | | rose coral plum | Sheer | Light | Everyday | Vegan | | Your own lips on a good day.
Long Lunch Lipstick | Petalry | 24 | | rust rose red | Satin | Medium | Work | | | Still there when the bill comes.
Balm Bright Lip Colour | Murmelle | 12 | | coral berry | Sheer | Light | Everyday | Vegan | | A balm first, a colour second.
Signature Red Lipstick | Oriva Lab | 32 | 0.2 | red ember | Satin | Full | Evening | | | Four reds were thrown away before this one.
`),
};
const palettes: Family = {
  useCase: 'beauty',
  productType: 'Eyeshadow palette',
  shape: 'palette',
  closing,
  notes: {
    Everyday: ['Eight shades that were chosen to be used up, not admired.'],
    Evening: ['The two darkest shades do most of the work after eight.'],
  },
  category: 'Health & Beauty > Personal Care > Cosmetics > Makeup > Eye Makeup',
  always: { Step: 'Make-up' },
  models: table(`
name | vendor | price | off | colours | Finish | Tone | Occasion | tags | out | line
Clay Days Eyeshadow Palette | Petalry | 36 | | rust | Matte | Warm | Everyday | Vegan | | Terracotta, sand and one brown that suits everybody.
Harbour Fog Eyeshadow Palette | Petalry | 38 | | slate | Satin | Cool | Work | Vegan | | Greys and mauves for people who dislike gold.
Late Train Eyeshadow Palette | Petalry | 42 | | plum | Shimmer | Cool | Evening | | | Plum, ink and a silver that catches street lamps.
Fig & Honey Eyeshadow Palette | Petalry | 39 | 0.25 | amber | Shimmer | Warm | Evening | Vegan | x | A warm palette with a sweet tooth.
`),
};
const hair: Family = {
  useCase: 'beauty',
  productType: 'Shampoo',
  shape: 'bottle',
  closing: [
    'Sulphate free, so it foams less and is kinder.',
    'One pump is enough for hair to the shoulders.',
  ],
  option: { name: 'Size', values: ['250 ml', '500 ml'], step: 9 },
  notes: {
    Curly: ['Curls keep their shape and lose the halo.'],
    Fine: ['Fine hair stays light at the roots.'],
    Coloured: ['Colour keeps its tone for about four more washes.'],
    'Dry hair': ['Ends that felt like straw bend again.'],
    'Oily scalp': ['The scalp settles down within two weeks.'],
  },
  category: 'Health & Beauty > Personal Care > Hair Care > Shampoo & Conditioner',
  always: { Step: 'Hair' },
  models: table(`
name | vendor | price | off | colours | Hair type | Key ingredient | volume | tags | out | line
Curl Council Shampoo | Murmelle | 15 | | teal | Curly | Shea butter | 250 | Vegan | | Written for ringlets, tested on opinionated ones.
Lift Off Shampoo | Murmelle | 14 | | coral | Fine | Rice protein | 250 | Vegan | | Gives fine hair something to stand on.
Keep Colour Shampoo | Saltbloom | 18 | | berry | Coloured | Grape seed | 250 | Vegan, Bestseller | | For colour that cost more than the shampoo.
Repair Crew Shampoo | Saltbloom | 19 | 0.1 | amber | Dry hair | Argan oil | 250 | | | After summer, bleach or both.
Clear Head Shampoo | Fennel & Fog | 16 | | mint | Oily scalp | Rosemary | 250 | Vegan | | Fresh rosemary and a clean finish, twice a week.
`),
};

export const beautyFamilies: Family[] = [
  serums,
  moisturisers,
  cleansers,
  sunscreens,
  lipsticks,
  palettes,
  hair,
];

const skin = ['Serum', 'Moisturiser', 'Cleanser', 'Sunscreen'];
export const beautyCollections: CollectionRule[] = [
  {
    handle: 'skincare',
    title: 'Skincare',
    description: 'Cleanse, treat, moisturise, protect: four steps, no ten.',
    useCase: 'beauty',
    holds: (product) => skin.includes(product.productType),
  },
  {
    handle: 'make-up',
    title: 'Make-up',
    description: 'Colour that behaves.',
    useCase: 'beauty',
    holds: tagged('Step: Make-up'),
  },
  {
    handle: 'sensitive-skin',
    title: 'For sensitive skin',
    description: 'Short lists of ingredients for skin that reads them.',
    useCase: 'beauty',
    holds: tagged('Skin type: Sensitive'),
  },
  {
    handle: 'beauty',
    title: 'Beauty',
    description: 'Skincare, make-up and hair, from makers who say what is in it.',
    useCase: 'beauty',
    holds: (product) => product.useCase === 'beauty',
  },
];
