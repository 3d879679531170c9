import { defineMessages } from './define-messages.ts';

export const messages = defineMessages({
  invalid: {
    id: 'error.invalid',
    defaultMessage: 'Something in what was sent is not right. Check it and try again.',
    description: 'Shown when the server refuses input without saying why',
  },
  unauthorized: {
    id: 'error.unauthorized',
    defaultMessage: 'Your session has ended. Sign in again.',
    description: 'Shown when the session is over',
  },
  forbidden: {
    id: 'error.forbidden',
    defaultMessage: 'Your role does not allow this. Ask the owner of the shop.',
    description: 'Shown when a member may not do something',
  },
  notFound: {
    id: 'error.notFound',
    defaultMessage: 'This does not exist any more, or it belongs to another shop.',
    description: 'Shown when something cannot be found',
  },
  conflict: {
    id: 'error.conflict',
    defaultMessage: 'This was changed somewhere else in the meantime. Load it again.',
    description: 'Shown when somebody else changed the same thing',
  },
  tooMany: {
    id: 'error.tooMany',
    defaultMessage: 'That was too often. Wait a minute and try again.',
    description: 'Shown when a limit on the number of requests is reached',
  },
  unavailable: {
    id: 'error.unavailable',
    defaultMessage: 'We could not be reached. Check your connection and try again.',
    description: 'Shown when there is no answer from the server',
  },
  internal: {
    id: 'error.internal',
    defaultMessage: 'Something went wrong on our side. Try again in a moment.',
    description: 'Shown for every fault that has no better words',
  },
});
