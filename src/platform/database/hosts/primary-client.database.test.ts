import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { openDatabase } from '../database.ts'
import { joinEmbeddedServer } from '../embedded/join.ts'
import { Cable } from '../test-cable.ts'
import { startReplica } from '../test-replica.ts'
import { administer, silentLog } from '../test-server.ts'

test('of several hosts the product takes the one that takes writes, and the next one after a failover', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'test-hosts-'))
  chmodSync(folder, 0o711)
  const { address, leave } = await joinEmbeddedServer(folder, silentLog, { fsync: 'off' })
  const replica = await startReplica(address)
  const standby = await replica.start()
  const [first, second] = [new Cable(standby.address), new Cable(address)]
  await Promise.all([first.mend(), second.mend()])
  onTestFinished(async () => {
    first.cut()
    second.cut()
    await standby.kill()
    await leave()
    replica.remove()
    rmSync(folder, { recursive: true })
  })

  const hosts = `127.0.0.1:${first.port},127.0.0.1:${second.port}`
  const DATABASE_URL = `postgresql://${address.user}@${hosts}/${address.database}`
  const database = await openDatabase(readConfig({ DATABASE_URL }), silentLog)
  onTestFinished(() => database.close())
  await database.pool.query('CREATE TABLE written AS SELECT 1 AS number')
  // The replica follows without waiting: what it has not replayed would be lost with the primary.
  await vi.waitFor(() => administer(standby.address, 'TABLE written'), 30_000)

  second.cut()
  const lost = database.pool.query('INSERT INTO written VALUES (2)')
  await expect(lost).rejects.toThrow(/terminated|takes writes|timeout/)
  await administer(standby.address, 'SELECT pg_promote()')
  await vi.waitFor(() => database.pool.query('INSERT INTO written VALUES (3)'), 30_000)
  const { rows } = await database.pool.query('SELECT number FROM written ORDER BY number')
  expect(rows).toEqual([{ number: 1 }, { number: 3 }])
})
