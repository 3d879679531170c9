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
  one: {
    id: 'pictures.one',
    defaultMessage: 'Picture of {date}, {width} by {height}',
    description: 'Names an uploaded picture; date is when it was uploaded, width and height are in pixels',
  },
});
