import { option, question, severalOf, template } from './template.ts';

export const health = [
  template(
    'supplement-guide',
    'health',
    {
      name: ['Supplement guide', 'Supplementenwijzer'],
      about: [
        'From a goal and a diet to a supplement they will really take.',
        'Van doel en dieet naar een supplement dat ze ook echt nemen.',
      ],
      scope:
        'supplement, supplements, vitamin, vitamins, protein powder, supplementen, vitamines, eiwitpoeder',
    },
    severalOf(
      'goal',
      'What would you like help with?',
      'Waar wil je hulp bij?',
      option('sleep', 'Sleeping better', 'Beter slapen', 'sleep, slaap, slapen'),
      option('energy', 'More energy', 'Meer energie', 'energy, vitality, energie'),
      option('immunity', 'Fewer colds', 'Minder vaak verkouden', 'immunity, immune, weerstand'),
      option('focus', 'Focus', 'Concentratie', 'focus, concentration, concentratie'),
      option('joints', 'Supple joints', 'Soepele gewrichten', 'joints, mobility, gewrichten'),
      option(
        'muscle',
        'Getting stronger',
        'Sterker worden',
        'strength, recovery, muscle, kracht, herstel, spieren',
      ),
    ),
    question(
      'diet',
      'Do you leave something off your plate?',
      'Laat je iets staan?',
      option('vegan', 'Nothing from animals', 'Niets van dieren', 'vegan, plant based, veganistisch'),
      option(
        'vegetarian',
        'No meat or fish',
        'Geen vlees of vis',
        'vegetarian, vegan, vegetarisch, veganistisch',
      ),
    ),
    question(
      'form',
      'What do you like to take?',
      'Wat neem je het liefst?',
      option(
        'swallow',
        'A capsule or tablet',
        'Een capsule of tablet',
        'capsule, capsules, tablet, tablets, softgel',
      ),
      option('drink', 'Something to drink', 'Iets om te drinken', 'powder, drink, liquid, poeder, drank'),
      option(
        'chew',
        'Something to suck or chew',
        'Iets om op te zuigen of te kauwen',
        'lozenge, gummy, gummies, chewable, zuigtablet, kauwtablet',
      ),
    ),
    question(
      'when',
      'When would you take it?',
      'Wanneer zou je het nemen?',
      option('morning', 'In the morning', "'s Ochtends", 'morning, ochtend'),
      option('evening', 'In the evening', "'s Avonds", 'evening, night, avond'),
      option('any', 'Any time', 'Maakt niet uit', 'any time, anytime, altijd'),
    ),
  ),
  template(
    'home-gym',
    'health',
    {
      name: ['Training at home', 'Thuis trainen'],
      about: [
        'The right equipment for the goal and the level, without a gym.',
        'Het juiste materiaal voor doel en niveau, zonder sportschool.',
      ],
      scope:
        'dumbbells, foam roller, resistance band, yoga mat, fitness, training, water bottle, weights, gewichten, yogamat, trainen',
    },
    question(
      'goal',
      'What are you training for?',
      'Waar train je voor?',
      option('strength', 'Strength', 'Kracht', 'strength, muscle, power, kracht'),
      option('flexibility', 'Suppleness', 'Souplesse', 'flexibility, mobility, yoga, stretching, lenigheid'),
      option('recovery', 'Recovering well', 'Goed herstellen', 'recovery, massage, herstel'),
      option('energy', 'Feeling fit', 'Je fit voelen', 'energy, hydration, cardio, conditie'),
    ),
    question(
      'level',
      'How experienced are you?',
      'Hoeveel ervaring heb je?',
      option('new', 'I am starting', 'Ik begin net', 'beginner, easy, beginners'),
      option('some', 'I train now and then', 'Ik train af en toe', 'intermediate, enthusiast, gemiddeld'),
      option('lots', 'I train a lot', 'Ik train veel', 'advanced, professional, expert, gevorderd'),
    ),
    question(
      'material',
      'What should it be made of?',
      'Waar mag het van gemaakt zijn?',
      option(
        'natural',
        'Natural material',
        'Natuurlijk materiaal',
        'cork, cotton, rubber, natural rubber, wood, kurk, katoen, hout',
      ),
      option(
        'easy',
        'Easy to wipe clean',
        'Makkelijk af te nemen',
        'foam, vinyl, neoprene, plastic, latex, schuim',
      ),
      option(
        'solid',
        'Something that lasts',
        'Iets dat lang meegaat',
        'steel, cast iron, stainless steel, metal, staal, gietijzer',
      ),
    ),
  ),
];
