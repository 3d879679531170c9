import type { Lines } from './shown.ts';

const serve = 'functions/lib/serve.test.ts';
const contract = 'functions/contract.integration.test.ts';
const here = 'frontend/fixed-lines/errors.test.ts';
const lists = 'frontend/e2e/states.e2e.ts';
const isSaid = 'waits, fails with a way on, and says when it is empty';

/** Section 4: what people are told when something is wrong, missing or about to be lost. */
export const errors: Lines = {
  'Server errors answer {code, message, requestId}': [
    [serve, 'is answered 500 without a word of it'],
    [contract, 'asks for a token that is good'],
    [contract, 'is not there for another merchant'],
  ],
  'A validation error has issues': [
    [serve, 'is answered 400 with issues that name the field'],
    [contract, 'a save of an unfit draft names the field'],
  ],
  'A message says what to do next': [
    [here, 'every error message of the server says what to do next'],
    [here, 'every error message of the browser says what to do next'],
  ],
  '5xx bodies say nothing internal': [
    [serve, 'is answered 500 without a word of it'],
    [serve, 'that we know is answered with its message, and its cause is logged only'],
  ],
  'Every list has a loading state': [[lists, isSaid]],
  'Every list has an error state': [[lists, isSaid]],
  'Every list has an empty state': [[lists, isSaid]],
  'Every destructive action has an undo or a confirmation': [
    [here, 'every deletion in the contract is known to ask first or to offer an undo'],
    [here, 'asks first or offers an undo where it is pressed'],
    [here, 'is called from its own screen only'],
  ],
};
