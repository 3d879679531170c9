import { defineMessages } from '../../../lib/define-messages.ts';

/** Pictures that merchants upload. */
export const messages = defineMessages({
  upload: {
    id: 'pictures.upload',
    defaultMessage: 'Upload a picture',
    description: 'Button that lets a merchant choose a picture from their device',
  },
  shrinking: {
    id: 'pictures.shrinking',
    defaultMessage: 'Making the picture smaller…',
    description: 'First step of an upload',
  },
  sending: {
    id: 'pictures.sending',
    defaultMessage: 'Uploading…',
    description: 'Second step of an upload',
  },
  cancel: {
    id: 'pictures.cancel',
    defaultMessage: 'Stop',
    description: 'Button that stops the upload of a picture',
  },
  again: {
    id: 'pictures.again',
    defaultMessage: 'Try again',
    description: 'Button that uploads the same picture again after it failed',
  },
  notPicture: {
    id: 'pictures.notPicture',
    defaultMessage:
      'Your browser cannot open this file as a picture. Choose a JPEG, PNG, WebP, GIF or SVG file.',
    description: 'Shown when what was chosen is no picture',
  },
  tooLarge: {
    id: 'pictures.tooLarge',
    defaultMessage: 'This picture is too large. Choose a file of at most {megabytes} MB.',
    description: 'Shown when the chosen file is too large',
  },
  noRoom: {
    id: 'pictures.noRoom',
    defaultMessage: 'Your shop has no room for more pictures. Choose one that you uploaded before.',
    description: 'Shown when a shop has as many pictures as it may have',
  },
  earlier: {
    id: 'pictures.earlier',
    defaultMessage: 'Uploaded before',
    description: 'Button that opens the pictures that were uploaded before, and their title',
  },
  none: {
    id: 'pictures.none',
    defaultMessage: 'Pictures that you upload are kept here, for all quizzes of your shop.',
    description: 'Shown where no picture was uploaded yet',
  },
  fromShop: {
    id: 'pictures.fromShop',
    defaultMessage: 'From your shop',
    description: 'Button that opens the pictures of the products, and their title',
  },
  searchShop: {
    id: 'pictures.searchShop',
    defaultMessage: 'Search products',
    description: 'Field that narrows the pictures of the products',
  },
  noneInShop: {
    id: 'pictures.noneInShop',
    defaultMessage: 'No product with a picture fits.',
    description: 'No picture of a product was found',
  },
  moreInShop: {
    id: 'pictures.moreInShop',
    defaultMessage: '{shown, number} of {count, number}: search to find the others.',
    description: 'Not all pictures of products are shown',
  },
  otherWays: {
    id: 'pictures.otherWays',
    defaultMessage: 'Or drop a picture here, or paste one.',
    description: 'Under the button that uploads a picture: further ways to do so',
  },
  remove: { id: 'pictures.remove', defaultMessage: 'Delete', description: 'Button that deletes a picture' },
  removeOne: {
    id: 'pictures.removeOne',
    defaultMessage: 'Delete: {name}',
    description: 'Names the button that deletes a picture; name is that of the picture',
  },
  sure: {
    id: 'pictures.sure',
    defaultMessage: 'Delete this picture?',
    description: 'Question before a picture is deleted',
  },
  sureHint: {
    id: 'pictures.sureHint',
    defaultMessage: 'It goes out of this list for all quizzes, and cannot be brought back.',
    description: 'What follows when a picture is deleted',
  },
  earlierHint: {
    id: 'pictures.earlierHint',
    defaultMessage:
      'No quiz shows it now. Earlier versions of {quizzes} did: if you restore one, the picture will be missing there.',
    description: 'What follows when a picture is deleted that versions of before show; quizzes are names',
  },
  used: {
    id: 'pictures.used',
    defaultMessage: 'This picture is in use',
    description: 'Heading: a picture cannot be deleted because quizzes show it',
  },
  usedHint: {
    id: 'pictures.usedHint',
    defaultMessage:
      'It stands in {quizzes}. Take it out there, publish that where the quiz is in your shop, and delete it then.',
    description: 'Which quizzes show a picture that cannot be deleted; quizzes are names',
  },
  keep: { id: 'pictures.keep', defaultMessage: 'Keep it', description: 'Button that deletes no picture' },
  understood: {
    id: 'pictures.understood',
    defaultMessage: 'Close',
    description: 'Button that closes the message that a picture is in use',
  },
  removeAnyway: {
    id: 'pictures.removeAnyway',
    defaultMessage: 'Delete anyway',
    description: 'Button that deletes a picture that versions of before show',
  },
  removed: {
    id: 'pictures.removed',
    defaultMessage: 'Picture deleted',
    description: 'Confirms that a picture was deleted',
  },
  one: {
    id: 'pictures.one',
    defaultMessage: 'Picture of {date}, {width} by {height}',
    description: 'Names an uploaded picture; date is when it was uploaded, width and height are in pixels',
  },
});
