import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { users } from '#platform/access/tables.ts'
import type { Database } from '#platform/database/database.ts'
import { knownBrowsers } from '../auth.table.server.ts'
import { type CookieContext, readCookie, setCookie } from './signed-cookies.server.ts'

type Orm = Pick<Database['orm'], 'select' | 'insert' | 'update' | 'delete'>

/** The longest lifetime that browsers grant a cookie. */
export const knownBrowserDays = 400
const mostPerUser = 50

const digestIn = ({ request, config }: CookieContext) =>
  digestOf(readCookie(request.headers, 'known_browser', config) ?? '')

const digestOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

/** Never reads the user of the email: the work is the same for every email. */
export async function recogniseBrowser(
  context: CookieContext,
  orm: Orm,
  email: string,
): Promise<string | undefined> {
  const known = await orm
    .select({ id: knownBrowsers.id, userId: knownBrowsers.userId })
    .from(knownBrowsers)
    .where(eq(knownBrowsers.browser, digestIn(context)))
  if (known.length === 0) return undefined
  const ids = known.map(({ userId }) => userId)
  const people = await orm
    .select({ id: users.id, isMeant: sql<boolean>`${users.email} = ${email}` })
    .from(users)
    .where(inArray(users.id, ids))
  const meant = people.find(({ isMeant }) => isMeant)
  return known.find(({ userId }) => userId === meant?.id)?.id
}

/** Every sign-in rotates the secret, so that a copied or planted cookie stops working. */
export async function rememberBrowser(
  context: CookieContext,
  orm: Orm,
  userId: string,
): Promise<{ id: string; isNew: boolean }> {
  const secret = randomBytes(32).toString('base64url')
  const browser = digestOf(secret)
  await orm
    .update(knownBrowsers)
    .set({ browser })
    .where(eq(knownBrowsers.browser, digestIn(context)))
  const [remembered] = await orm
    .insert(knownBrowsers)
    .values({ userId, browser })
    .onConflictDoUpdate({
      target: [knownBrowsers.userId, knownBrowsers.browser],
      set: { seenAt: sql`now()` },
    })
    .returning({ id: knownBrowsers.id, isNew: sql<boolean>`xmax = 0` })
  if (!remembered) throw new Error('A known browser can always be written')
  await forgetOldest(orm, userId)
  setCookie(context, 'known_browser', secret, knownBrowserDays * 24 * 3600)
  return remembered
}

const forgetOldest = (orm: Orm, userId: string) => {
  const isTheirs = eq(knownBrowsers.userId, userId)
  const newest = orm
    .select({ id: knownBrowsers.id })
    .from(knownBrowsers)
    .where(isTheirs)
    .orderBy(desc(knownBrowsers.seenAt), desc(knownBrowsers.id))
    .limit(mostPerUser)
  return orm.delete(knownBrowsers).where(and(isTheirs, notInArray(knownBrowsers.id, newest)))
}
