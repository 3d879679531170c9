import { option, question, severalOf, template } from './template.ts';

export const gifts = [
  template(
    'gift-finder',
    'gifts',
    {
      name: ['Gift finder', 'Cadeaukiezer'],
      about: [
        'Who it is for and what they love: three answers to a present.',
        'Voor wie het is en waar diegene van houdt: in drie antwoorden een cadeau.',
      ],
      scope: 'gift, gifts, present, presents, cadeau, cadeaus, geschenk',
    },
    question(
      'who',
      'Who is it for?',
      'Voor wie is het?',
      option('her', 'Her', 'Haar', 'her, women, woman, girlfriend, for her, haar, vrouwen, voor haar'),
      option('him', 'Him', 'Hem', 'him, men, man, boyfriend, for him, hem, mannen, voor hem'),
      option(
        'parents',
        'Parents or grandparents',
        'Ouders of grootouders',
        'parents, mum, dad, grandparents, ouders',
      ),
      option('friend', 'A friend', 'Een vriend of vriendin', 'friend, friends, vriend, vriendin'),
      option('kids', 'A child', 'Een kind', 'kids, children, child, kinderen'),
      option('colleague', 'A colleague', 'Een collega', 'colleague, coworker, collega'),
    ),
    severalOf(
      'love',
      'What do they love?',
      'Waar houdt diegene van?',
      option('cooking', 'Cooking and eating', 'Koken en eten', 'cooking, food, kitchen, koken, eten'),
      option(
        'reading',
        'Reading and writing',
        'Lezen en schrijven',
        'reading, writing, books, lezen, schrijven',
      ),
      option(
        'games',
        'Games and puzzles',
        'Spelletjes en puzzels',
        'games, game, puzzle, spelletjes, puzzel',
      ),
      option('home', 'Their home', 'Hun huis', 'home, interior, wonen, huis'),
      option('calm', 'A moment of calm', 'Een moment rust', 'wellness, relax, relaxation, bath, ontspanning'),
      option('outdoors', 'Being outdoors', 'Buiten zijn', 'outdoors, travel, sport, buiten, reizen'),
      option('beauty', 'Things that look good', 'Mooie dingen', 'jewellery, jewelry, art, sieraden, kunst'),
    ),
  ),
  template(
    'gift-occasion',
    'gifts',
    {
      name: ['A present for the occasion', 'Een cadeau voor de gelegenheid'],
      about: [
        'Starts from the occasion, for shoppers who know the day but not the gift.',
        'Begint bij de gelegenheid, voor wie de dag weet maar het cadeau nog niet.',
      ],
      scope: 'gift, gifts, present, presents, cadeau, cadeaus, geschenk',
    },
    question(
      'occasion',
      'What is the occasion?',
      'Wat is de gelegenheid?',
      option('birthday', 'A birthday', 'Een verjaardag', 'birthday, verjaardag'),
      option('house', 'A new home', 'Een nieuw huis', 'housewarming, new home, verhuizing, nieuw huis'),
      option('thanks', 'To say thank you', 'Om te bedanken', 'thank you, thanks, bedankt'),
      option('christmas', 'The holidays', 'De feestdagen', 'christmas, holidays, kerst, sinterklaas'),
      option('wedding', 'A wedding', 'Een bruiloft', 'wedding, anniversary, bruiloft, jubileum'),
    ),
    question(
      'who',
      'Who is it for?',
      'Voor wie is het?',
      option('family', 'Family', 'Familie', 'parents, family, kids, ouders, familie, kinderen'),
      option('partner', 'Him or her', 'Hem of haar', 'him, her, men, women, hem, haar'),
      option('friend', 'A friend', 'Een vriend of vriendin', 'friend, friends, vriend, vriendin'),
      option('colleague', 'A colleague', 'Een collega', 'colleague, coworker, collega'),
    ),
    question(
      'kind',
      'What kind of present?',
      'Wat voor cadeau?',
      option('eat', 'Something to eat', 'Iets lekkers', 'chocolate, food, chocolate box, chocolade, eten'),
      option(
        'play',
        'Something to do',
        'Iets om te doen',
        'game, games, puzzle, board game, jigsaw puzzle, spel',
      ),
      option(
        'keep',
        'Something to keep',
        'Iets om te bewaren',
        'necklace, jewellery, mug, notebook, ketting, mok, notitieboek',
      ),
      option(
        'scent',
        'Something that smells good',
        'Iets dat lekker ruikt',
        'candle, scented candle, perfume, kaars, geurkaars, parfum',
      ),
    ),
  ),
];
