import * as z from 'zod';
import { type IdKind, idPattern } from './ids.ts';

/**
 * The schema of an id of the given kind. The part after the underscore is a UUIDv7 without dashes in base 16,
 * so ids of one kind sort by the time they were made.
 */
export const idSchema = (kind: IdKind) => z.string().regex(idPattern(kind), `must be a ${kind} id`);
