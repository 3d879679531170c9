import * as z from 'zod';

export const roles = ['owner', 'editor', 'viewer'] as const;
export const roleSchema = z.enum(roles);
/** What a member may do: a viewer reads, an editor changes quizzes, an owner everything. */
export type Role = z.infer<typeof roleSchema>;
