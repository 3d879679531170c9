import { type CollectionRule, type Family, tagged } from '../family.ts';
import { table } from '../table.ts';

const closing = [
  'Spare parts are kept for ten years.',
  'A drop of oil in autumn is all the care it asks for.',
  'Wear glasses; you have only the two eyes.',
  'Comes in cardboard, without a plastic shell to fight.',
];
const notes = {
  'Hanging pictures': ['Just what a wall full of frames asks for.'],
  'Flat-pack furniture': ['It makes short work of sixteen bolts and a bad drawing.'],
  Woodworking: ['It leaves a clean edge that needs little sanding.'],
  Renovation: ['It stands a month of dust.'],
  Garden: ['Mud and dew do it no harm.'],
  Bicycle: ['At home on the wall above the bicycle.'],
  Plumbing: ['It reaches behind the basin, where it counts.'],
  Electrics: ['Insulated and tested; switch the group off all the same.'],
  Beginner: ['Nobody needs to show you how it works.'],
  Professional: ['Made for people who use it eight hours a day.'],
  Enthusiast: ['A step above what the hardware store sells.'],
};
const rack = (
  productType: string,
  shape: string,
  category: string,
  text: string,
  more: Partial<Family> = {},
): Family => ({
  useCase: 'tools',
  productType,
  shape,
  closing,
  notes,
  models: table(text),
  category: `Hardware > Tools > ${category}`,
  ...more,
});

const drills = rack(
  'Drill',
  'drill',
  'Drills',
  `
name | vendor | price | off | colours | Job | Level | Power source | voltage | torque | weight | tags | out | line
Torqua Mini 8 Drill | Torqua | 59 | | teal | Hanging pictures, Flat-pack furniture | Beginner | Battery | 8 | 18 | 780 | | | Small enough for the kitchen drawer, strong enough for the shelf above it.
Torqua Home 12 Drill | Torqua | 89 | | ember | Hanging pictures, Flat-pack furniture | Beginner | Battery | 12 | 30 | 1050 | Bestseller | | The one to lend to nobody, because it does not come back.
Torqua Compact 12 Drill | Torqua | 109 | | sky | Flat-pack furniture, Woodworking | Enthusiast | Battery | 12 | 35 | 940 | | | Brushless, short in the nose and easy on the wrist.
Torqua Pro 18 Drill | Torqua | 179 | | ink | Renovation, Woodworking | Professional | Battery | 18 | 65 | 1480 | | | Two batteries, one charger, no excuses.
Torqua Hammer 18 Drill | Torqua | 219 | 0.15 | red | Renovation | Professional | Battery | 18 | 85 | 1890 | | | Concrete is a suggestion.
Ironwren Corded Drill | Ironwren | 69 | | moss | Renovation, Hanging pictures | Enthusiast | Mains | 230 | 40 | 1720 | | | Never flat, always a metre short of cable.
Ironwren Angle Drill | Ironwren | 149 | | amber | Woodworking, Flat-pack furniture | Enthusiast | Battery | 12 | 22 | 990 | | x | Goes round the corner that the cabinet maker forgot.
`,
);
const hammers = rack(
  'Hammer',
  'hammer',
  'Hammers',
  `
name | vendor | price | off | colours | Job | Level | Power source | weight | length | tags | out | line
Picture Hammer | Brackton | 14 | | teal | Hanging pictures | Beginner | Hand | 225 | 24 | | | Light, narrow and merciful to thumbs.
Claw Hammer 450 | Brackton | 22 | | red | Woodworking, Renovation | Beginner | Hand | 450 | 33 | Bestseller | | If you own one hammer, own this.
Framing Hammer 600 | Brackton | 39 | | ink | Renovation | Professional | Hand | 600 | 40 | | | A long handle that lets the head do the work.
Joiner's Hammer | Sawyer Vale | 32 | | walnut | Woodworking | Enthusiast | Hand | 300 | 30 | | | Ash handle, square face, beautiful balance.
Rubber Mallet | Brackton | 12 | | slate | Flat-pack furniture, Garden | Beginner | Hand | 500 | 30 | | | Persuades without leaving a mark.
Club Hammer | Ironwren | 27 | 0.1 | amber | Renovation, Garden | Professional | Hand | 1200 | 26 | | | For chisels, stakes and old tiles.
`,
);
const screwdrivers = rack(
  'Screwdriver',
  'screwdriver',
  'Screwdrivers',
  `
name | vendor | price | off | colours | Job | Level | Power source | pieces | tags | out | line
Two-in-One Screwdriver | Brackton | 9 | | sun | Flat-pack furniture, Hanging pictures | Beginner | Hand | 1 | | | Flip the bit: cross one side, flat the other.
Six Piece Screwdriver Set | Brackton | 29 | | red | Renovation, Flat-pack furniture | Beginner | Hand | 6 | Bestseller | | The six you reach for, without the twelve you lose.
Insulated Screwdriver Set | Ironwren | 39 | | ember | Electrics | Professional | Hand | 7 | Insulated | | Tested to a thousand volts, one by one.
Precision Screwdriver Set | Ironwren | 24 | | slate | Electrics | Enthusiast | Hand | 24 | | | For glasses, phones and the toy that stopped talking.
Ratchet Screwdriver | Ironwren | 34 | 0.2 | teal | Flat-pack furniture | Enthusiast | Hand | 12 | | | Clicks forward, never back.
Pocket Power Screwdriver | Torqua | 45 | | ink | Flat-pack furniture, Hanging pictures | Beginner | Battery | 10 | New | | Charges from a phone cable.
`,
);
const wrenches = rack(
  'Wrench',
  'wrench',
  'Wrenches',
  `
name | vendor | price | off | colours | Job | Level | Power source | length | weight | tags | out | line
Adjustable Wrench 200 | Ironwren | 19 | | red | Plumbing, Bicycle | Beginner | Hand | 20 | 280 | Bestseller | | Jaws that stay parallel and do not round the nut.
Bicycle Multi Wrench | Ironwren | 26 | | lime | Bicycle | Beginner | Hand | 9 | 165 | Travel | | Twelve tools that fold into a jersey pocket.
Combination Wrench Set | Ironwren | 79 | | slate | Bicycle, Renovation | Enthusiast | Hand | 22 | 1900 | | | Eight to nineteen millimetres, each in its place.
Pipe Wrench 350 | Brackton | 34 | | ember | Plumbing | Professional | Hand | 35 | 1250 | | | Bites harder the harder you pull.
Basin Wrench | Brackton | 24 | 0.15 | teal | Plumbing | Enthusiast | Hand | 28 | 540 | | | Reaches the nut behind the tap that you cannot see.
Torque Wrench | Ironwren | 89 | | ink | Bicycle | Professional | Hand | 30 | 870 | | | Clicks when carbon has had enough.
`,
);
const saws = rack(
  'Saw',
  'saw',
  'Saws',
  `
name | vendor | price | off | colours | Job | Level | Power source | length | weight | tags | out | line
Fine Dovetail Saw | Sawyer Vale | 49 | | walnut | Woodworking | Enthusiast | Hand | 25 | 310 | | | A cut as thin as the line you drew.
General Hand Saw | Sawyer Vale | 24 | | ember | Renovation, Woodworking | Beginner | Hand | 50 | 420 | Bestseller | | Cuts on the push, smiles at knots.
Pull Saw | Sawyer Vale | 39 | | ink | Woodworking | Professional | Hand | 27 | 240 | | | Works on the pull, so the blade can be half as thick.
Folding Pruning Saw | Sawyer Vale | 29 | 0.1 | forest | Garden | Beginner | Hand | 18 | 210 | | | Goes through an apple branch in eleven strokes.
Jigsaw 18 | Torqua | 139 | | teal | Woodworking, Renovation | Enthusiast | Battery | 26 | 2100 | | | Turns corners that a hand saw only dreams of.
Circular Saw 18 | Torqua | 199 | | red | Renovation | Professional | Battery | 34 | 3300 | | x | A straight line through a sheet of plywood, quickly.
`,
);
const tapes = rack(
  'Tape measure',
  'tape',
  'Measuring Tools',
  `
name | vendor | price | off | colours | Job | Level | Power source | length | weight | tags | out | line
Pocket Tape 3 m | Brackton | 8 | | coral | Hanging pictures, Flat-pack furniture | Beginner | Hand | 300 | 90 | | | Lives on the key ring and settles arguments.
Site Tape 5 m | Brackton | 14 | | sun | Renovation | Beginner | Hand | 500 | 240 | Bestseller | | Stands out two metres before it folds.
Magnetic Tape 8 m | Ironwren | 24 | | ink | Renovation | Professional | Hand | 800 | 380 | | | A magnet at the hook and a brake under the thumb.
Garden Tape 30 m | Ironwren | 29 | 0.2 | moss | Garden | Enthusiast | Hand | 3000 | 520 | | | For fences, football and the distance to next door.
Laser Measure | Torqua | 69 | | teal | Renovation, Hanging pictures | Enthusiast | Battery | 4000 | 110 | New | | Forty metres, two millimetres, one button.
`,
);
const boxes = rack(
  'Toolbox',
  'toolbox',
  'Tool Storage',
  `
name | vendor | price | off | colours | Job | Level | Power source | width | weight | tags | out | line
Drawer Starter Kit | Brackton | 49 | | red | Hanging pictures, Flat-pack furniture | Beginner | Hand | 32 | 2600 | Bestseller, Set | | Everything for a first flat, in a box that closes.
Steel Toolbox | Ironwren | 69 | | navy | Renovation | Professional | Hand | 45 | 4100 | | | Folds open like an accordion and outlives its owner.
Bicycle Repair Kit | Ironwren | 59 | 0.15 | lime | Bicycle | Beginner | Hand | 28 | 1900 | Set | | Chain, tyre, brake, bell.
Plumber's Kit | Brackton | 89 | | teal | Plumbing | Enthusiast | Hand | 40 | 5200 | Set | | For the Sunday when the tap decides.
`,
);
const gloves = rack(
  'Work gloves',
  'gloves',
  'Safety',
  `
name | vendor | price | off | colours | Job | Level | Power source | weight | tags | out | line
Fine Grip Gloves | Brackton | 9 | | slate | Flat-pack furniture, Renovation | Beginner | Hand | 48 | Bestseller | | Thin enough to pick up a screw.
Leather Rigger Gloves | Ironwren | 16 | | oak | Renovation | Enthusiast | Hand | 190 | | | Bricks, beams and barbecue grates.
Rose Grower's Gloves | Sawyer Vale | 27 | | forest | Garden | Enthusiast | Hand | 160 | | | Leather to the elbow, because roses fight.
Winter Site Gloves | Ironwren | 19 | | ember | Renovation, Garden | Professional | Hand | 120 | | | Lined, and still able to find the zip.
Kids' Garden Gloves | Sawyer Vale | 8 | 0.1 | sun | Garden | Beginner | Hand | 40 | | | Small hands, real work.
`,
  { option: { name: 'Size', values: ['S', 'M', 'L'] } },
);
const sanders = rack(
  'Sander',
  'sander',
  'Sanders',
  `
name | vendor | price | off | colours | Job | Level | Power source | power | weight | tags | out | line
Palm Sander | Torqua | 49 | | sun | Woodworking | Beginner | Mains | 200 | 1200 | Bestseller | | One hand, one tabletop, one afternoon.
Orbital Sander | Torqua | 89 | | teal | Woodworking, Renovation | Enthusiast | Mains | 350 | 1700 | | | Leaves no circles, which is harder than it sounds.
Cordless Detail Sander | Torqua | 99 | 0.2 | ember | Woodworking | Enthusiast | Battery | 120 | 980 | | | Reaches the corner of the sash window.
Belt Sander | Ironwren | 149 | | ink | Renovation | Professional | Mains | 900 | 3400 | | | Takes off thirty years of paint and your doubts.
`,
);

export const toolFamilies: Family[] = [
  drills,
  hammers,
  screwdrivers,
  wrenches,
  saws,
  tapes,
  boxes,
  gloves,
  sanders,
];

export const toolCollections: CollectionRule[] = [
  {
    handle: 'power-tools',
    title: 'Power tools',
    description: 'Battery or cable, quiet or not.',
    useCase: 'tools',
    holds: tagged('Power source: Battery', 'Power source: Mains'),
  },
  {
    handle: 'hand-tools',
    title: 'Hand tools',
    description: 'They start every time.',
    useCase: 'tools',
    holds: tagged('Power source: Hand'),
  },
  {
    handle: 'first-toolbox',
    title: 'The first toolbox',
    description: 'For a first flat and everything that hangs in it.',
    useCase: 'tools',
    holds: (product) => product.useCase === 'tools' && tagged('Level: Beginner')(product),
  },
  {
    handle: 'tools',
    title: 'Tools',
    description: 'Tools that outlast the job.',
    useCase: 'tools',
    holds: (product) => product.useCase === 'tools',
  },
];
