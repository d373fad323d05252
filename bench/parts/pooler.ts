import { pino } from 'pino'
import { joinEmbeddedServer } from '#platform/database/embedded/join.ts'
import { startPgbouncer } from '#platform/database/pooler/test-pgbouncer.ts'
import type { Figure } from '../report/figure.ts'
import { median } from '../report/median.ts'
import type { Part } from '../report/part.ts'
import { load } from '../running/load.ts'
import { startProduct, withDataDir } from '../running/product.ts'
import { signedIn } from '../running/signed-in.ts'
import { sized } from '../running/sized.ts'

const PORTS = { direct: 4816, pooled: 4817 }
const ADDRESSES = ['/api/v1/books?limit=20', '/app/books']
const ROUNDS = sized(7, 1)
const SECONDS = 2
const limits = {
  LIMIT_CALLS_PER_SESSION_PER_MINUTE: '1000000',
  LIMIT_CALLS_PER_PERSON_PER_MINUTE: '1000000',
}

export default {
  title: 'Behind a pooler',
  measure: () =>
    withDataDir(async (dataDir) => {
      const direct = await startProduct(dataDir, PORTS.direct, limits)
      const { address, leave } = await joinEmbeddedServer(dataDir, pino({ level: 'silent' }))
      const pgbouncer = await startPgbouncer(address)
      const { host, port, user, database } = pgbouncer.behind(address.database)
      const DATABASE_URL = `postgresql://${user}@${host}:${port}/${database}`
      const pooled = await startProduct(dataDir, PORTS.pooled, { ...limits, DATABASE_URL })
      try {
        const { origin } = new URL(direct.url)
        const cookie = await signedIn(origin, 'admin@example.com')
        const figures: Figure[] = []
        for (const path of ADDRESSES) {
          figures.push(
            await compare(path, { cookie, direct: origin, pooled: new URL(pooled.url).origin }),
          )
        }
        return figures
      } finally {
        await pooled.stop()
        await pgbouncer.stop()
        await leave()
        await direct.stop()
      }
    }),
} satisfies Part

type Products = { cookie: string; direct: string; pooled: string }

/** In turns, since other work on the machine slows both. */
async function compare(path: string, { cookie, direct, pooled }: Products): Promise<Figure> {
  const perSecond = async (origin: string) => {
    const { requests, seconds } = await load(origin + path, {
      seconds: SECONDS,
      headers: { cookie },
    })
    return requests / seconds
  }
  for (const origin of [direct, pooled]) await perSecond(origin)
  const shares: number[] = []
  const speeds: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const without = await perSecond(direct)
    const through = await perSecond(pooled)
    speeds.push(through)
    shares.push(through / without)
  }
  return {
    name: `${path}, through PgBouncer`,
    value: median(shares),
    unit: 'share',
    aim: 0.9,
    note: `${median(speeds).toFixed(0)} per second; the share is of a direct connection`,
  }
}
