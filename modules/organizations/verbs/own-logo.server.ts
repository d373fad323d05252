import { and, eq } from 'drizzle-orm'
import { pictures } from '#kit/pictures/index.server.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { httpErrors } from '#platform/errors/http-errors.ts'
import { organizationMessages } from '../organization.ts'

/** The user must have uploaded the picture; another picture is reported as unknown. */
export async function requireOwnLogo(
  transaction: Transaction,
  userId: string,
  logoId: string | null,
): Promise<void> {
  if (logoId === null) return
  const [picture] = await transaction
    .select({ id: pictures.id })
    .from(pictures)
    .where(and(eq(pictures.id, logoId), eq(pictures.uploaderId, userId)))
    .for('key share')
  if (picture) return
  const { logoUnknown } = organizationMessages
  throw httpErrors.notValid(logoUnknown, { logoId: logoUnknown })
}
