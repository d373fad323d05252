import type { ClientConfig, Pool } from 'pg'
import { readConfig } from '#platform/config/config.ts'
import { openDatabase } from '#platform/database/database.ts'
import { createLog } from '#platform/log/log.ts'
import { residentMegabytes, withDataDir } from '../running/product.ts'
import { compare, p50Of, type Pair, type Question, requireSame, withServers } from './comparison.ts'
import { connectionOf } from './filled-table.ts'
import { atItsPlace } from './questions.ts'

export type Subject = {
  fill: (connection: ClientConfig, size: number) => Promise<void>
  questions: (pool: Pool, size: number) => Promise<Question[]>
  byKey: string
}

export type Scale = Awaited<ReturnType<typeof atScale>>

type Asked = { size: number; from: number }

export async function atScale(subject: Subject, { size, from }: Asked) {
  const small = await withMany(subject, from, timesOf)
  return withMany(subject, size, async ({ questions, ...pair }) => {
    const memoryBefore = residentMegabytes(pair.pid)
    const results = []
    for (const question of questions) {
      const result = await compare(pair, question)
      const grown = result.our.p50 / (small.get(question.name) ?? NaN)
      results.push({ ...result, grown })
    }
    return {
      from,
      byKey: subject.byKey,
      results,
      memoryBefore,
      memoryAfter: residentMegabytes(pair.pid),
    }
  })
}

async function timesOf({ questions, ...pair }: Shop): Promise<Map<string, number>> {
  const times = new Map<string, number>()
  for (const question of questions) {
    if (!question.body) times.set(question.name, await p50Of(pair, question))
  }
  return times
}

export async function agree(subject: Subject) {
  await withMany(subject, 1000, async ({ questions, ...pair }) => {
    for (const question of questions) if (!question.body) await requireSame(pair, question)
  })
}

type Shop = Pair & { questions: Question[] }

async function withMany<Done>(
  { fill, questions }: Subject,
  size: number,
  work: (shop: Shop) => Promise<Done>,
) {
  return withDataDir(async (dataDir) => {
    const config = readConfig({ DATA_DIR: dataDir })
    const database = await openDatabase(config, createLog({ level: 'silent' }))
    try {
      const connection = connectionOf(database)
      await fill(connection, size)
      const asked = await questions(database.pool, size)
      return await withServers(dataDir, connection, async (pair) =>
        work({ ...pair, questions: await Promise.all(asked.map((one) => atItsPlace(pair, one))) }),
      )
    } finally {
      await database.close()
    }
  })
}
