import { defineMessages } from '../../../lib/define-messages.ts';

/** A test of two versions in the shop. */
export const messages = defineMessages({
  title: { id: 'split.title', defaultMessage: 'Test two versions', description: 'Heading: A/B test' },
  hint: {
    id: 'split.hint',
    defaultMessage:
      'Some visitors get an earlier version, the others the one in the shop, and you see which one more of them complete.',
    description: 'Explains a test',
  },
  needsTwo: {
    id: 'split.needsTwo',
    defaultMessage: 'Publish a second version to test it against this one.',
    description: 'Why no test can be started',
  },
  needsLive: {
    id: 'split.needsLive',
    defaultMessage: 'Publish the quiz to test versions in the shop.',
    description: 'Why no test can be started',
  },
  against: {
    id: 'split.against',
    defaultMessage: 'Test version {number} against',
    description: 'Label of the choice of the other version; number is the live one',
  },
  share: { id: 'split.share', defaultMessage: 'Visitors who get it (%)', description: 'Label of the slider' },
  start: { id: 'split.start', defaultMessage: 'Start the test', description: 'Button' },
  changeShare: {
    id: 'split.changeShare',
    defaultMessage: 'Change the share',
    description: 'Button that gives another share of visitors the tested version',
  },
  since: {
    id: 'split.since',
    defaultMessage: 'Running since {date}. Counted in whole days (UTC).',
    description: 'When a test started',
  },
  caption: {
    id: 'split.caption',
    defaultMessage: 'The two versions of the test',
    description: 'Name of the table, read out',
  },
  visitors: {
    id: 'split.visitors',
    defaultMessage: 'Visitors',
    description: 'Column: share of visitors who get it',
  },
  started: {
    id: 'split.started',
    defaultMessage: 'Started',
    description: 'Column: sessions that gave an answer',
  },
  completed: {
    id: 'split.completed',
    defaultMessage: 'Completed',
    description: 'Column: sessions that reached the results',
  },
  rate: { id: 'split.rate', defaultMessage: 'Completion', description: 'Column: completed of started' },
  cart: {
    id: 'split.cart',
    defaultMessage: 'Into the cart',
    description: 'Column: sessions that put something into the cart, of those that started',
  },
  few: {
    id: 'split.few',
    defaultMessage:
      'Too few to say anything: wait until each version was started by at least {count} visitors.',
    description: 'What the numbers prove',
  },
  chance: {
    id: 'split.chance',
    defaultMessage: 'The difference may be chance. Wait longer, or take them as equally good.',
    description: 'What the numbers prove',
  },
  better: {
    id: 'split.better',
    defaultMessage:
      'Version {number} is completed more often, and chance alone would hardly make such a difference (95%).',
    description: 'What the numbers prove',
  },
  keep: {
    id: 'split.keep',
    defaultMessage: 'End, keep version {number}',
    description: 'Button that ends the test with a winner',
  },
  endTitle: {
    id: 'split.endTitle',
    defaultMessage: 'End the test?',
    description: 'Title of the question before a test ends',
  },
  endHint: {
    id: 'split.endHint',
    defaultMessage:
      'From now on, all visitors get version {number}. The test does not go on after that: if you compare the two again, counting begins anew.',
    description: 'What follows the end of a test; number is the version that stays',
  },
  goOn: {
    id: 'split.goOn',
    defaultMessage: 'Let the test run',
    description: 'Button that leaves the test running',
  },
  ended: {
    id: 'split.ended',
    defaultMessage: 'The test is over. All visitors get version {number}.',
    description: 'Confirms the end of a test',
  },
  begun: {
    id: 'split.begun',
    defaultMessage: 'The test is running.',
    description: 'Confirms the start of a test',
  },
  holds: {
    id: 'split.holds',
    defaultMessage:
      'Two versions are being tested in the shop. End the test, then publish: a third version would mix the figures.',
    description: 'Why nothing can be published',
  },
  toTest: {
    id: 'split.toTest',
    defaultMessage: 'To the test',
    description: 'Button that leads to the test that holds back publishing',
  },
});
