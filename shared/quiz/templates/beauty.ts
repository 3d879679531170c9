import { option, question, severalOf, template } from './template.ts';

export const beauty = [
  template(
    'skincare-routine',
    'beauty',
    {
      name: ['Skincare finder', 'Huidverzorging kiezen'],
      about: [
        'From skin type and concern to the product that fits, without the jargon.',
        'Van huidtype en huidwens naar het product dat past, zonder vaktaal.',
      ],
      scope:
        'skincare, skin care, serum, cleanser, moisturiser, moisturizer, sunscreen, toner, face cream, huidverzorging, reiniger, dagcrème, zonnebrand',
    },
    question(
      'skin',
      'How does your skin feel by noon?',
      'Hoe voelt je huid halverwege de dag?',
      option('dry', 'Tight or flaky', 'Trekkerig of schilferig', 'dry, very dry, droog, droge huid'),
      option('oily', 'Shiny all over', 'Overal glanzend', 'oily, greasy, vet, vette huid'),
      option(
        'mixed',
        'Shiny in the middle only',
        'Alleen in het midden glanzend',
        'combination, gecombineerd, gemengd',
      ),
      option('sensitive', 'Red or irritated', 'Rood of geïrriteerd', 'sensitive, gevoelig, gevoelige huid'),
      option('normal', 'Just fine', 'Gewoon prima', 'normal, normaal'),
    ),
    severalOf(
      'concern',
      'What would you like to change?',
      'Wat zou je willen veranderen?',
      option('spots', 'Spots', 'Puistjes', 'blemishes, acne, spots, breakouts, puistjes, onzuiverheden'),
      option(
        'lines',
        'Fine lines',
        'Fijne lijntjes',
        'ageing, aging, anti ageing, anti aging, wrinkles, fine lines, rimpels',
      ),
      option('dull', 'A dull look', 'Een doffe huid', 'dullness, dull skin, radiance, glow, dof'),
      option('red', 'Redness', 'Roodheid', 'redness, rosacea, roodheid'),
      option('marks', 'Dark marks', 'Donkere vlekjes', 'pigmentation, dark spots, pigment, pigmentvlekken'),
      option(
        'thirst',
        'Thirsty skin',
        'Een dorstige huid',
        'dehydration, hydration, hydrating, hydratatie, vocht',
      ),
    ),
    question(
      'texture',
      'Which texture do you like on your face?',
      'Wat voel je graag op je gezicht?',
      option('light', 'Light, like water', 'Licht, als water', 'gel, fluid, foam, lotion, schuim'),
      option('creamy', 'Soft and creamy', 'Zacht en romig', 'cream, milk, crème, melk'),
      option(
        'rich',
        'Rich, it may stay a while',
        'Rijk, het mag blijven zitten',
        'balm, oil, butter, balsem, olie',
      ),
    ),
  ),
  template(
    'make-up-look',
    'beauty',
    {
      name: ['Make-up for the moment', 'Make-up voor het moment'],
      about: [
        'Matches colour and finish to where your shopper is going.',
        'Kleur en finish die passen bij waar je klant naartoe gaat.',
      ],
      scope: 'make up, makeup, lipstick, eyeshadow, mascara, foundation, blush, lippenstift, oogschaduw',
    },
    question(
      'occasion',
      'Where are you going?',
      'Waar ga je naartoe?',
      option('day', 'An ordinary day', 'Een gewone dag', 'everyday, daily, day, dagelijks'),
      option('work', 'Work', 'Werk', 'work, office, werk, kantoor'),
      option('out', 'An evening out', 'Een avond uit', 'evening, party, night, avond, feest'),
      option('wedding', 'A wedding', 'Een bruiloft', 'wedding, bridal, bruiloft'),
    ),
    question(
      'finish',
      'How should it look?',
      'Hoe mag het eruitzien?',
      option('matte', 'Matte', 'Mat', 'matte, matt, mat'),
      option('satin', 'A soft sheen', 'Een zachte glans', 'satin, sheer, natural, satijn'),
      option('shine', 'It may shine', 'Het mag glanzen', 'shimmer, glitter, gloss, glossy, metallic, glans'),
    ),
    question(
      'strength',
      'How much colour?',
      'Hoeveel kleur?',
      option('hint', 'A hint', 'Een vleugje', 'light, sheer, tint, licht'),
      option('clear', 'Clearly there', 'Duidelijk aanwezig', 'medium, buildable, middel'),
      option('full', 'All of it', 'Voluit', 'full, intense, high coverage, dekkend, intens'),
    ),
  ),
];
