import { option, question, severalOf, template } from './template.ts';

export const home = [
  template(
    'room-style',
    'home',
    {
      name: ['A room in your style', 'Een kamer in jouw stijl'],
      about: [
        'Room, style and material lead to the piece that was missing.',
        'Kamer, stijl en materiaal leiden naar wat er nog ontbrak.',
      ],
      scope:
        'lamp, lamps, chair, chairs, cushion, rug, vase, blanket, planter, furniture, decoration, home, stoel, kussen, vloerkleed, vaas, plaid, wonen, meubels',
    },
    question(
      'room',
      'Which room is it for?',
      'Voor welke kamer is het?',
      option('living', 'The living room', 'De woonkamer', 'living room, lounge, woonkamer'),
      option('bedroom', 'The bedroom', 'De slaapkamer', 'bedroom, slaapkamer'),
      option(
        'dining',
        'The dining room or kitchen',
        'De eetkamer of keuken',
        'dining room, kitchen, eetkamer, keuken',
      ),
      option('office', 'Where I work', 'Waar ik werk', 'office, study, werkkamer, kantoor'),
      option('hall', 'The hall', 'De gang', 'hall, hallway, entrance, gang, hal'),
      option('outside', 'Balcony or garden', 'Balkon of tuin', 'balcony, garden, terrace, balkon, tuin'),
    ),
    question(
      'style',
      'Which of these feels like you?',
      'Wat past bij jou?',
      option(
        'light',
        'Light and calm',
        'Licht en rustig',
        'scandinavian, minimal, minimalist, japandi, scandinavisch, minimalistisch',
      ),
      option(
        'warm',
        'Warm and colourful',
        'Warm en kleurrijk',
        'bohemian, boho, rustic, bohemien, landelijk',
      ),
      option('raw', 'A little rough', 'Een beetje ruig', 'industrial, loft, industrieel'),
      option('retro', 'With a past', 'Met een verleden', 'mid century, vintage, retro, classic, klassiek'),
    ),
    severalOf(
      'material',
      'Which materials do you like to live with?',
      'Met welke materialen woon je graag?',
      option(
        'wood',
        'Wood, rattan, jute',
        'Hout, rotan, jute',
        'wood, rattan, jute, oak, bamboo, hout, rotan, eiken',
      ),
      option(
        'soft',
        'Wool, linen, cotton',
        'Wol, linnen, katoen',
        'wool, linen, cotton, alpaca, wol, linnen, katoen',
      ),
      option('lush', 'Velvet or boucle', 'Velours of bouclé', 'velvet, boucle, silk, velours, fluweel'),
      option(
        'clay',
        'Glass and ceramics',
        'Glas en keramiek',
        'glass, ceramic, terracotta, stoneware, porcelain, glas, keramiek',
      ),
      option('metal', 'Metal', 'Metaal', 'brass, steel, metal, copper, iron, messing, staal, koper'),
    ),
  ),
  template(
    'kitchen-helper',
    'home',
    {
      name: ['Well cooked', 'Lekker koken'],
      about: [
        'The pan or the table piece that suits how they cook and eat.',
        'De pan of het servies dat past bij hoe ze koken en eten.',
      ],
      scope: 'pan, pans, kitchen, cookware, kitchen and dining, tableware, mug, pannen, keuken, servies',
    },
    question(
      'material',
      'What do you like to cook with?',
      'Waarmee kook je het liefst?',
      option(
        'iron',
        'Heavy, keeps the heat',
        'Zwaar, houdt de warmte vast',
        'cast iron, enamel, carbon steel, gietijzer, emaille',
      ),
      option(
        'steel',
        'Steel that lasts a lifetime',
        'Staal voor het leven',
        'steel, stainless steel, staal, rvs',
      ),
      option('copper', 'Copper, quick and precise', 'Koper, snel en precies', 'copper, aluminium, koper'),
      option(
        'clay',
        'Ceramics from oven to table',
        'Keramiek van oven naar tafel',
        'ceramic, stoneware, porcelain, glass, keramiek, aardewerk, glas',
      ),
    ),
    severalOf(
      'care',
      'What else matters?',
      'Wat is nog meer belangrijk?',
      option('induction', 'It works on induction', 'Het werkt op inductie', 'induction, inductie'),
      option('set', 'Everything at once', 'Alles in één keer', 'set, sets, servies'),
      option(
        'wash',
        'It goes in the dishwasher',
        'Het mag in de vaatwasser',
        'dishwasher safe, washable, vaatwasserbestendig, wasbaar',
      ),
    ),
    question(
      'style',
      'How does your table look?',
      'Hoe ziet je tafel eruit?',
      option(
        'plain',
        'Plain and light',
        'Strak en licht',
        'scandinavian, minimal, scandinavisch, minimalistisch',
      ),
      option('country', 'Like the countryside', 'Landelijk', 'rustic, bohemian, landelijk, bohemien'),
      option('tough', 'A bit industrial', 'Een beetje industrieel', 'industrial, mid century, industrieel'),
    ),
  ),
];
