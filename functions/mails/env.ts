import * as z from 'zod';

export const envSchema = z.object({ TABLE_NAME: z.string(), MAIL_FROM: z.string() });
