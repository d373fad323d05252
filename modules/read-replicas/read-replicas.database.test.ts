import { expect, test } from 'vitest'
import { readConfig } from '#platform/config/config.ts'
import { connect } from '#platform/database/connect.ts'
import { withReplicas } from '#platform/database/database.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { silentLog } from '#platform/database/test-server.ts'
import { checkReplicas } from './check-replicas.server.ts'
import { openReplicas } from './replicas.server.ts'

const { connection } = await testDatabase()

function urlOf(change: (url: URL) => void = () => {}) {
  const { connectionString, host = '', port, user = '', database } = connection
  const address = `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
  const url = new URL(connectionString ?? address)
  change(url)
  return url.href
}

const configWith = (DATABASE_READ_URLS: string) =>
  readConfig({ DATABASE_URL: urlOf(), DATABASE_READ_URLS })

const open = (config: ReturnType<typeof configWith>) =>
  withReplicas({ config, log: silentLog, database: connect(connection, silentLog) }, openReplicas)

test('a read replica of another database is an error of the doctor and of the start', async () => {
  const message = /DATABASE_READ_URLS: .* is a replica of another database than DATABASE_URL/
  const config = configWith(
    urlOf((url) => {
      url.pathname = '/postgres'
    }),
  )
  const found = await checkReplicas(config)
  expect(found.flatMap((one) => (one && one.weight === 'error' ? one.text : []))).toEqual([
    expect.stringMatching(message),
  ])
  await expect(open(config)).rejects.toThrow(message)
})

test('the database itself may be read as its replica, and the doctor says that it is none', async () => {
  const config = configWith(urlOf())
  const { replicas, close } = await open(config)
  expect(replicas?.all).toHaveLength(1)
  await close()
  const found = await checkReplicas(config)
  expect(found.flatMap((one) => (one ? `${one.weight}: ${one.text}` : []))).toEqual([
    expect.stringMatching(/^advice: The read replica at .* is no replica/),
  ])
})

test('the doctor names a read replica that is away, and the start waits for it', async () => {
  const config = configWith('postgresql://reader@127.0.0.1:1/library')
  await (await open(config)).close()
  expect(await checkReplicas(config)).toEqual(
    expect.arrayContaining([
      {
        weight: 'error',
        text: expect.stringContaining(
          'The read replica at 127.0.0.1:1 cannot be reached',
        ) as string,
      },
    ]),
  )
})

test('check 25: read replicas go with DATABASE_URL', async () => {
  const config = readConfig({ DATABASE_READ_URLS: 'postgresql://reader@replica/library' })
  await expect(checkReplicas(config)).rejects.toThrow(
    'DATABASE_URL should be set with DATABASE_READ_URLS',
  )
})
