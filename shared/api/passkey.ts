import * as z from 'zod';

/** What a browser makes and takes is defined by WebAuthn; the identity provider reads it, we pass it on. */
const jsonSchema = z.record(z.string(), z.unknown());

/** `PublicKeyCredentialCreationOptionsJSON` of Web Authentication, Level 3. */
export const creationOptionsSchema = jsonSchema;

/** `PublicKeyCredentialRequestOptionsJSON` of Web Authentication, Level 3, as far as a browser needs it. */
export const requestOptionsSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  userVerification: z.string().optional(),
  allowCredentials: z.array(z.object({ type: z.literal('public-key'), id: z.string() })),
});
export type RequestOptions = z.infer<typeof requestOptionsSchema>;

/** `RegistrationResponseJSON` or `AuthenticationResponseJSON` of Web Authentication, Level 3. */
export const credentialSchema = z.looseObject({
  id: z.string().min(1).max(1400),
  type: z.literal('public-key'),
  response: jsonSchema,
});
export type Credential = z.infer<typeof credentialSchema>;

export const passkeySchema = z.object({
  id: z.string(),
  /** As the device calls itself. */
  name: z.string(),
  createdAt: z.iso.datetime(),
});
export type Passkey = z.infer<typeof passkeySchema>;
