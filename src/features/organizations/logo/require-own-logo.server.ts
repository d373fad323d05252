import { and, eq } from 'drizzle-orm'
import { files } from '#features/files/index.server.ts'
import { refuse } from '#server/http/refusals.ts'
import type { Transaction } from '../desk.server.ts'
import { organizationMessages } from '../organization.ts'

/** A logo is a picture that its organization's people sent; of others' pictures they know nothing. */
export async function requireOwnLogo(
  transaction: Transaction,
  userId: string,
  logoId: string | null,
): Promise<void> {
  if (logoId === null) return
  const [file] = await transaction
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.id, logoId), eq(files.uploaderId, userId)))
    .for('key share')
  if (file) return
  const { logoUnknown } = organizationMessages
  throw refuse.notValid(logoUnknown, { logoId: logoUnknown })
}
