import { option, question, template } from './template.ts';

export const tools = [
  template(
    'job-finder',
    'tools',
    {
      name: ['The tool for the job', 'Het gereedschap voor de klus'],
      about: [
        'What are you going to make? The right tool follows.',
        'Wat ga je maken? Het juiste gereedschap volgt.',
      ],
      scope:
        'tools, power tools, hand tools, drill, saw, sander, hammer, screwdriver, wrench, gereedschap, boormachine, zaag, schuurmachine, hamer, schroevendraaier',
    },
    question(
      'job',
      'What are you going to do?',
      'Wat ga je doen?',
      option('hang', 'Hang something up', 'Iets ophangen', 'hanging pictures, hanging, ophangen'),
      option(
        'assemble',
        'Put furniture together',
        'Meubels in elkaar zetten',
        'flat pack furniture, assembly, furniture, meubels',
      ),
      option('wood', 'Work with wood', 'Met hout werken', 'woodworking, wood, houtbewerking, hout'),
      option('renovate', 'Renovate', 'Verbouwen', 'renovation, demolition, verbouwen, verbouwing'),
      option('garden', 'Work in the garden', 'In de tuin werken', 'garden, gardening, tuin'),
      option(
        'pipes',
        'Fix pipes or wires',
        'Leidingen of draden maken',
        'plumbing, electrics, loodgieter, elektra',
      ),
      option('bike', 'Repair a bicycle', 'Een fiets repareren', 'bicycle, bike, fiets'),
    ),
    question(
      'level',
      'How often do you do this?',
      'Hoe vaak doe je dit?',
      option('first', 'This is the first time', 'Dit is de eerste keer', 'beginner, starter'),
      option(
        'often',
        'Most weekends',
        'De meeste weekenden',
        'enthusiast, intermediate, hobby, doe het zelf',
      ),
      option('daily', 'It is my work', 'Het is mijn werk', 'professional, pro, advanced, professioneel'),
    ),
    question(
      'power',
      'What should it run on?',
      'Waar moet het op werken?',
      option('battery', 'A battery', 'Een accu', 'battery, cordless, accu'),
      option('mains', 'A socket', 'Het stopcontact', 'mains, corded, electric, netstroom, elektrisch'),
      option('hand', 'My own hands', 'Mijn eigen handen', 'hand, manual, hand tools, handmatig'),
    ),
  ),
  template(
    'first-toolbox',
    'tools',
    {
      name: ['The first toolbox', 'De eerste gereedschapskist'],
      about: [
        'For shoppers who have a new home and an empty toolbox.',
        'Voor wie een nieuw huis heeft en een lege gereedschapskist.',
      ],
      scope:
        'toolbox, hand tools, the first toolbox, hammer, screwdriver, wrench, tape measure, work gloves, safety, gereedschapskist, hamer, schroevendraaier, rolmaat, handschoenen',
    },
    question(
      'home',
      'What comes up first at home?',
      'Wat moet er thuis het eerst gebeuren?',
      option('walls', 'Things on the wall', 'Dingen aan de muur', 'hanging pictures, hanging, ophangen'),
      option('furniture', 'Furniture in boxes', 'Meubels in dozen', 'flat pack furniture, assembly, meubels'),
      option(
        'repairs',
        'Taps, lamps and sockets',
        'Kranen, lampen en stopcontacten',
        'plumbing, electrics, loodgieter, elektra',
      ),
      option('bike', 'The bicycle', 'De fiets', 'bicycle, bike, fiets'),
      option(
        'more',
        'A real project',
        'Een echt project',
        'renovation, woodworking, verbouwing, houtbewerking',
      ),
    ),
    question(
      'have',
      'What do you have already?',
      'Wat heb je al?',
      option(
        'nothing',
        'Nothing at all',
        'Helemaal niets',
        'set, beginner, toolbox, starter, gereedschapskist',
      ),
      option(
        'basics',
        'A hammer and a screwdriver',
        'Een hamer en een schroevendraaier',
        'wrench, tape measure, enthusiast, rolmaat, sleutel',
      ),
      option('lots', 'Almost everything', 'Bijna alles', 'professional, advanced, pro, professioneel'),
    ),
  ),
];
