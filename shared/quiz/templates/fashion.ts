import { option, question, severalOf, template } from './template.ts';

export const fashion = [
  template(
    'outfit-finder',
    'fashion',
    {
      name: ['What to wear', 'Wat trek je aan'],
      about: [
        'Finds the piece for the moment, the season and the fit they like.',
        'Vindt het kledingstuk voor het moment, het seizoen en de pasvorm die ze fijn vinden.',
      ],
      scope:
        'clothing, dress, dresses, jacket, jackets, shirt, shirts, sweater, trousers, pants, bag, bags, kleding, jurk, jas, trui, broek, tas',
    },
    question(
      'occasion',
      'What is it for?',
      'Waar is het voor?',
      option('work', 'Work', 'Werk', 'work, office, business, werk, kantoor'),
      option('weekend', 'The weekend', 'Het weekend', 'weekend, casual, everyday, vrije tijd'),
      option('party', 'A party', 'Een feest', 'party, evening, wedding, cocktail, feest'),
      option('holiday', 'A holiday', 'Vakantie', 'holiday, travel, vacation, beach, vakantie'),
      option('outdoors', 'Being outdoors', 'Buiten zijn', 'outdoors, outdoor, sport, hiking, buiten'),
    ),
    question(
      'season',
      'For which weather?',
      'Voor welk weer?',
      option('warm', 'Warm days', 'Warme dagen', 'summer, spring, zomer, lente'),
      option('cold', 'Cold days', 'Koude dagen', 'winter, autumn, fall, herfst'),
      option('always', 'All year round', 'Het hele jaar', 'all year, all season, hele jaar'),
    ),
    question(
      'fit',
      'How do you like your clothes to fit?',
      'Hoe zitten kleren voor jou het fijnst?',
      option('slim', 'Close to the body', 'Aansluitend', 'slim, fitted, skinny, tailored, getailleerd'),
      option('regular', 'Regular', 'Normaal', 'regular, straight, classic, normaal, recht'),
      option('loose', 'Loose', 'Ruim', 'relaxed, loose, oversized, wide, ruim, wijd'),
    ),
    severalOf(
      'material',
      'Which fabrics do you like?',
      'Welke stoffen vind je prettig?',
      option(
        'cotton',
        'Cotton or denim',
        'Katoen of denim',
        'cotton, organic cotton, denim, katoen, spijkerstof',
      ),
      option('linen', 'Linen or viscose', 'Linnen of viscose', 'linen, viscose, lyocell, tencel, linnen'),
      option('wool', 'Wool', 'Wol', 'wool, merino, merino wool, cashmere, wol'),
      option('leather', 'Leather', 'Leer', 'leather, suede, leer, suède'),
      option(
        'recycled',
        'Something recycled',
        'Iets gerecycleds',
        'recycled, recycled polyester, gerecycled',
      ),
    ),
  ),
  template(
    'shoe-finder',
    'fashion',
    {
      name: ['Shoe finder', 'Schoenenkiezer'],
      about: [
        'Activity, ground and comfort lead to the right pair.',
        'Activiteit, ondergrond en comfort leiden naar het juiste paar.',
      ],
      scope: 'shoes, shoe, boots, sneakers, trainers, footwear, schoenen, laarzen, wandelschoenen',
    },
    question(
      'activity',
      'What are you going to do in them?',
      'Wat ga je erin doen?',
      option('running', 'Running', 'Hardlopen', 'running, run, hardlopen'),
      option('hiking', 'Hiking', 'Wandelen', 'hiking, walking, trekking, wandelen'),
      option('court', 'Padel or tennis', 'Padel of tennis', 'padel, tennis, squash, badminton'),
      option('basketball', 'Basketball', 'Basketbal', 'basketball, basketbal'),
      option(
        'daily',
        'Wearing them all day',
        'Ze de hele dag dragen',
        'everyday, casual, lifestyle, sneakers, dagelijks',
      ),
    ),
    question(
      'place',
      'Where?',
      'Waar?',
      option('in', 'Indoors', 'Binnen', 'indoors, indoor, treadmill, gym, zaal, binnen'),
      option('road', 'On the road', 'Op de weg', 'road, street, track, asphalt, weg'),
      option('trail', 'Off the road', 'Buiten de weg', 'trail, mountain, hills, forest, bos, bergen'),
    ),
    question(
      'feel',
      'How should they feel?',
      'Hoe moeten ze voelen?',
      option('soft', 'Soft', 'Zacht', 'plush, soft, max cushion, cushioned, zacht'),
      option('balanced', 'Something in between', 'Er tussenin', 'balanced, medium, neutral, gebalanceerd'),
      option('firm', 'Firm and fast', 'Stevig en snel', 'firm, racing, responsive, stevig'),
    ),
    question(
      'width',
      'How wide is your foot?',
      'Hoe breed is je voet?',
      option('narrow', 'Narrow', 'Smal', 'narrow, slim, smal'),
      option('normal', 'Normal', 'Normaal', 'regular, standard, normaal'),
      option('wide', 'Wide', 'Breed', 'wide, extra wide, breed'),
    ),
  ),
];
