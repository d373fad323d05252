import { z } from 'zod/mini'
import { grantableScopes } from '#rules/key-scopes.ts'
import { type RoleName, roles } from '#rules/roles.ts'

interface Owner {
  send: (method: string, path: string, value: unknown) => Promise<{ status: number; json: unknown }>
}

const made = z.object({ id: z.string(), key: z.string() })

export const scopesOf = (role: RoleName) => grantableScopes(roles[role].permissions)

export async function makeKey(
  owner: Owner,
  scopes: readonly string[],
  draft: object = {},
): Promise<z.infer<typeof made>> {
  const all = { name: 'Assistant', scopes, ...draft }
  const { status, json } = await owner.send('POST', '/api/v1/keys', all)
  if (status !== 201) throw new Error(`The key should have been made: ${JSON.stringify(json)}`)
  return made.parse(json)
}
