import * as z from 'zod';
import { quizFormat, quizSchema } from '#shared/model/quiz.ts';

/** The JSON Schema (2020-12) of an exported quiz, made from the schema that reads it. */
export const quizJsonSchema = (): object => ({
  ...z.toJSONSchema(quizSchema, { io: 'input', reused: 'ref' }),
  $id: `urn:recommend:quiz:${quizFormat}`,
  title: 'Quiz',
});
