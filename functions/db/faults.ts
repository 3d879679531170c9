/** The errors behind an error, itself first. */
function* causesOf(error: unknown): Generator<Error> {
  for (let at = error; at instanceof Error; at = at.cause) yield at;
}

/** True when DynamoDB refused a write because its condition did not hold. */
export const conditionFailed = (error: unknown): boolean =>
  [...causesOf(error)].some(({ name }) => name === 'ConditionalCheckFailedException');
