import { expect, test } from 'vitest'
import { testDatabase } from '#platform/database/test-database.ts'
import { longestTurn } from '#platform/test-event-loop.ts'
import { importRunsOn } from './test-import-runs.server.ts'

const database = await testDatabase()
const { checked, manager } = await importRunsOn(database)

const lines = 60_000
/** About 20 to 50 ms of a second; without pauses, one turn takes a fifth to a third. */
const most = 0.15

const file = (header: string, line: (at: number) => string) =>
  Buffer.from(header + Array.from({ length: lines }, (_, at) => `${line(at)}\n`).join(''))
const table = file('title,author,genre\n', (at) => `Book ${at},Ada Lovelace,Novel`)
const problems = file('title,author,genre\n', () => ',Ada Lovelace,Novel')
const objects = file('', (at) => `{"title":"Book ${at}","author":"Ada Lovelace","genre":"Novel"}`)

test.each([
  ['CSV', 'text/csv', table],
  ['JSON Lines', 'application/jsonl', objects],
])(
  `a dry run of ${lines} lines of %s over HTTP is done in many turns of the event loop`,
  async (_, type, sent) => {
    const { send } = await manager()
    const answering = send(sent, '?dryRun=true', type)
    expect(await longestTurn(answering)).toBeLessThan(most)
    expect(await answering).toMatchObject({ status: 200, json: { created: lines } })
  },
)

test.each([
  ['valid lines', table, { created: lines }],
  ['lines with problems', problems, { rejected: lines }],
])(
  `the check of an uploaded file of ${lines} %s is done in many turns of the event loop`,
  async (_, sent, counts) => {
    const checking = checked(sent)
    expect(await longestTurn(checking)).toBeLessThan(most)
    expect(await checking).toMatchObject({ state: 'checked', counts })
  },
)
