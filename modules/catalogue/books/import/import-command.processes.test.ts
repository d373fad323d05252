import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { admin } from '#platform/command-line/test-admin.ts'
import { killServer, serverPid, TestProcess, usedDataDir } from '#platform/database/test-process.ts'

const patience = 30_000

const table = (...titles: string[]) =>
  ['title,author,genre', ...titles.map((title) => `${title},Jane Austen,Novel`)].join('\n')

async function importUnderWay() {
  const dataDir = usedDataDir(onTestFinished)
  const database = await TestProcess.start(dataDir)
  const small = join(dataDir, 'small.csv')
  writeFileSync(small, table('Emma'))
  expect((await admin(dataDir, 'import', small).outcome()).exit).toEqual([0, null])

  const large = join(dataDir, 'large.csv')
  writeFileSync(large, table('Emma', ...Array.from({ length: 20_000 }, (_, at) => `Volume ${at}`)))
  const importing = admin(dataDir, 'import', large)
  const isWriting = async () => {
    const rows = await database.query(
      `SELECT FROM pg_stat_activity WHERE state = 'active' AND query LIKE '%INSERT INTO "books"%' AND pid <> pg_backend_pid()`,
    )
    return rows.length > 0
  }
  await vi.waitUntil(isWriting, patience)
  return { dataDir, database, importing, isWriting, small }
}

const shelf = (database: TestProcess) =>
  database.query('SELECT title, version FROM books ORDER BY title')
const before = [{ title: 'Emma', version: 1 }]

test('an import that is killed leaves the catalogue as it was, nothing running and nothing on record', async () => {
  const { database, importing, isWriting, dataDir, small } = await importUnderWay()
  importing.kill('SIGKILL')
  expect((await importing.outcome()).exit).toEqual([null, 'SIGKILL'])
  await vi.waitUntil(async () => !(await isWriting()), patience)
  expect(await shelf(database)).toEqual(before)
  writeFileSync(small, table('Persuasion'))
  expect((await admin(dataDir, 'import', small).outcome()).exit).toEqual([0, null])
  expect(await shelf(database)).toHaveLength(2)
  // Only the two imports that finished are recorded.
  const onRecord = await database.query(
    `SELECT actor_type, after ->> 'created' AS created FROM activities WHERE action = 'book.import'`,
  )
  const one = { actor_type: 'operator', created: '1' }
  expect(onRecord).toEqual([one, one])
  await database.close()
})

test('an import says what to do where the table could not be tidied after it', async () => {
  const dataDir = usedDataDir(onTestFinished)
  const database = await TestProcess.start(dataDir)
  const file = join(dataDir, 'books.csv')
  writeFileSync(file, table(...Array.from({ length: 1000 }, (_, at) => `Volume ${at}`)))
  for (const statement of untidy) await database.query(statement)
  const { exit, said } = await admin(dataDir, 'import', file).outcome()
  expect(said).toMatch(/1,000 created.*\n.*VACUUM \(ANALYZE\) books \(The disk is full\)/)
  expect(exit).toEqual([0, null])
  await database.close()
})

/** An index over a function that fails during VACUUM. */
const untidy = [
  `CREATE FUNCTION fail_to_tidy(title text) RETURNS text IMMUTABLE LANGUAGE plpgsql AS $$ BEGIN
    IF current_query() LIKE 'VACUUM%' THEN RAISE 'The disk is full'; END IF;
    RETURN title;
  END $$`,
  'CREATE INDEX untidy ON books (fail_to_tidy(title))',
]

test.each(['SIGTERM', 'SIGINT'] as const)(
  'an import that %s stops says so and leaves the catalogue as it was',
  async (signal) => {
    const { database, importing, isWriting } = await importUnderWay()
    importing.kill(signal)
    const { exit, said } = await importing.outcome()
    expect(exit).toEqual([1, null])
    expect(said).toContain('Interrupted: nothing has been changed')
    await vi.waitUntil(async () => !(await isWriting()), patience)
    expect(await shelf(database)).toEqual(before)
    await database.close()
  },
)

test('an import whose database goes away fails and leaves the catalogue as it was', async () => {
  const { database, importing, dataDir } = await importUnderWay()
  await killServer(serverPid(dataDir) ?? 0)
  const { exit, said } = await importing.outcome()
  expect(exit).toEqual([1, null])
  expect(said).not.toBe('')
  await database.kill()
  const again = await TestProcess.start(dataDir)
  expect(await shelf(again)).toEqual(before)
  await again.close()
})

test('rejected lines are listed beside the file, and a list of none is no file', async () => {
  const dataDir = usedDataDir(onTestFinished)
  const file = join(dataDir, 'books.jsonl')
  const list = `${file}.rejected.jsonl`
  writeFileSync(file, '{"title":"Emma","author":"Jane Austen","genre":"Novel"}\nEmma\n')
  const foretold = await admin(dataDir, 'import', file, '--dry-run').outcome()
  expect(foretold.said).toContain(
    '1 would be created, 0 would be updated, 0 unchanged, 1 would be rejected',
  )
  const { said } = await admin(dataDir, 'import', file).outcome()
  expect(said).toContain(`Rejected lines, with reasons: ${list}`)
  expect(readFileSync(list, 'utf8')).toBe(
    '{"line":2,"code":"MALFORMED","message":"Not a JSON object"}\n',
  )
  writeFileSync(file, '{"title":"Emma","author":"Jane Austen","genre":"Satire"}\n')
  expect((await admin(dataDir, 'import', file, '--update').outcome()).said).toContain('1 updated')
  expect(existsSync(list)).toBe(false)
})

test('an import gives its result as one JSON document', async () => {
  const dataDir = usedDataDir(onTestFinished)
  const file = join(dataDir, 'books.csv')
  writeFileSync(file, `${table('Emma', 'Persuasion')}\n,Jane Austen,Novel\n`)
  const json = async (...args: string[]) => {
    const { stdout, stderr } = await admin(dataDir, ...args, '--json').outcome()
    expect(stderr).toBe('')
    return JSON.parse(stdout) as unknown
  }
  const counts = { read: 3, created: 2, updated: 0, unchanged: 0, rejected: 1, genresCreated: 1 }
  const rejectedFile = `${file}.rejected.jsonl`
  expect(await json('import', file)).toEqual({ file, dryRun: false, ...counts, rejectedFile })
  expect(await json('import', file, '--update')).toMatchObject({ created: 0, unchanged: 2 })
})

test('an impossible command is refused with the reason, and each command explains itself', async () => {
  const dataDir = usedDataDir(onTestFinished)
  const said = async (...args: string[]) => (await admin(dataDir, ...args).outcome()).said
  expect(await said('import')).toContain('One file is needed')
  expect(await said('import', 'books.xml')).toContain('--format csv|jsonl|openlibrary')
  expect(await said('import', 'books.xml', 'books.csv')).toContain(
    'Unexpected argument "books.csv"',
  )
  expect(await said('import', 'books.csv', '--what')).toContain("Unknown option '--what'")
  expect(await said('dance')).toContain('npm run admin -- <command>')
  expect(await said('import', '--help')).toContain('FILE.rejected.jsonl')
})
