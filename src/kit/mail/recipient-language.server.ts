import { type SQL, sql } from 'drizzle-orm'
import { isLanguage, type Language } from '#i18n/languages.ts'
import { users } from '#platform/access/tables.ts'
import type { Database } from '#platform/database/database.ts'

const ofLastSession = sql<string | null>`(
  SELECT language FROM sessions
  WHERE sessions.user_id = users.id AND impersonated_by IS NULL AND language IS NOT NULL
  ORDER BY last_seen_at DESC LIMIT 1
)`

/**
 * The language in which an account is told what another person may have done. The language of a
 * request is for the person who asks; it is also what remains if the account has no session.
 */
export async function recipientLanguage(
  orm: Pick<Database['orm'], 'select'>,
  recipient: SQL | undefined,
): Promise<Language | undefined> {
  const [found] = await orm.select({ language: ofLastSession }).from(users).where(recipient)
  return isLanguage(found?.language) ? found.language : undefined
}
