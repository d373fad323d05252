import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { emailDomains } from './email-domain.table.server.ts'

type Reader = Pick<Database['orm'], 'select'>
type Counter = Pick<Database['orm'], '$count'>

export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1)

/** Whether the organization has proved that addresses of this domain are its own. */
export async function ownsAddress(
  orm: Reader,
  organizationId: string,
  email: string,
): Promise<boolean> {
  const [found] = await orm
    .select({ id: emailDomains.id })
    .from(emailDomains)
    .where(
      and(
        eq(emailDomains.organizationId, organizationId),
        eq(emailDomains.domain, domainOf(email)),
        isNotNull(emailDomains.verifiedAt),
      ),
    )
  return found !== undefined
}

export const hasVerifiedDomain = async (orm: Counter, organizationId: string): Promise<boolean> =>
  (await orm.$count(
    emailDomains,
    and(eq(emailDomains.organizationId, organizationId), isNotNull(emailDomains.verifiedAt)),
  )) > 0
