import { expect, onTestFinished, test } from 'vitest'
import { adminWith } from '#platform/command-line/test-admin.ts'
import { TestProcess, usedDataDir } from '#platform/database/test-process.ts'

const missing = '01932f4e-8c1b-7cc3-98c4-dc0c0c07398f'

async function queue() {
  const dataDir = usedDataDir(onTestFinished)
  const database = await TestProcess.start(dataDir)
  await database.query('DELETE FROM jobs')
  await database.query(`
    INSERT INTO jobs (name, input, email, attempts, failure, failed_at, expires_at, started_at, due_at, is_scheduled)
    VALUES
      ('mail-notice', '{"code":"123456"}', 'ben@example.com', 10, 'No such mailbox', now(), NULL, NULL, now(), false),
      ('greet', '{}', NULL, 3, 'It failed', now(), NULL, NULL, now(), false),
      ('late', '{}', NULL, 3, 'It failed', now(), now() - interval '1 hour', NULL, now(), false),
      ('greet', '{}', NULL, 0, NULL, NULL, NULL, NULL, now(), false),
      ('count', NULL, NULL, 1, NULL, NULL, NULL, now(), now() + interval '1 minute', true)`)
  const run = async (...args: string[]) => {
    const { exit, stdout, stderr } = await adminWith({ DATA_DIR: dataDir }, 'jobs', ...args)
    return { code: exit[0] as number | null, stdout, stderr }
  }
  const list = async (...args: string[]) => {
    const { stdout } = await run('list', '--json', ...args)
    const { items } = JSON.parse(stdout) as { items: { id: string; name: string; state: string }[] }
    return items
  }
  const recorded = () =>
    database.query('SELECT actor_type, action, target_name FROM activities ORDER BY id')
  return { database, run, list, recorded }
}

test('jobs are listed by state, without their input', async () => {
  const { database, run, list } = await queue()
  const all = await list()
  expect(all.map(({ name, state }) => `${name} ${state}`)).toEqual([
    'count running',
    'greet waiting',
    'late failed',
    'greet failed',
    'mail-notice failed',
  ])
  expect(JSON.stringify(all)).not.toContain('123456')
  for (const state of ['running', 'waiting']) {
    expect(await list('--state', state)).toMatchObject([{ state }])
  }
  expect(await list('--state', 'scheduled')).toEqual([])
  expect((await run('list', '--state', 'failed', '--limit', '1')).stdout).toMatch(
    /^ID +JOB +STATE +EMAIL +ATTEMPTS +DUE +FAILURE\n\S{36} +late +failed +— +3 +— +It failed\n\n1 of 3\. --limit shows more\.\n$/,
  )
  await database.close()
})

test('a failed job is retried or deleted, on record as in the back office', async () => {
  const { database, run, list, recorded } = await queue()
  const [late, greet, mail] = await list('--state', 'failed')
  expect(await run('retry', String(greet?.id))).toEqual({
    code: 0,
    stdout: '1 job will run again\n',
    stderr: '',
  })
  expect(await run('retry', String(late?.id))).toEqual({
    code: 3,
    stdout: '',
    stderr: 'This job can’t be retried\n',
  })
  expect(await run('delete', String(mail?.id), '--json')).toMatchObject({
    code: 0,
    stdout: `{\n  "deleted": "${mail?.id}"\n}\n`,
  })
  expect(await run('delete', missing)).toMatchObject({ code: 3, stderr: 'Job not found\n' })
  expect(await run('retry')).toMatchObject({ code: 2 })
  expect(await run('retry', missing, '--all-failed')).toMatchObject({ code: 2 })
  expect(await recorded()).toEqual([
    { actor_type: 'operator', action: 'job.retry', target_name: 'greet' },
    { actor_type: 'operator', action: 'job.delete', target_name: 'mail-notice' },
  ])
  await database.close()
})

test('all failed jobs are retried, however many, but for those that have expired', async () => {
  const { database, run, list, recorded } = await queue()
  await database.query(`INSERT INTO jobs (name, attempts, failure, failed_at)
    SELECT 'greet', 3, 'It failed', now() FROM generate_series(1, 1098)`)
  expect(JSON.parse((await run('retry', '--all-failed', '--json')).stdout)).toEqual({
    retried: 1100,
  })
  expect(await list('--state', 'failed')).toMatchObject([{ name: 'late' }])
  expect(await recorded()).toHaveLength(1100)
  const [{ waiting } = {}] = await database.query(
    `SELECT count(*)::int AS waiting FROM jobs WHERE failed_at IS NULL AND attempts = 0`,
  )
  expect(waiting).toBe(1101)
  expect((await run('retry', '--all-failed')).stdout).toBe('0 jobs will run again\n')
  await database.close()
})
