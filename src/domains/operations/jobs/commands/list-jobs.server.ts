import { defineCommand } from '#platform/command-line/define-command.ts'
import { wholeNumber } from '#platform/command-line/parameters.ts'
import { type Read, readUpTo, restOf } from '#platform/command-line/read-up-to.ts'
import { tableOf } from '#platform/command-line/table.ts'
import { withDatabase } from '#platform/command-line/with-database.ts'
import type { Job } from '../job-list.server.ts'
import { jobStates } from '../job-states.ts'
import { listJobs } from '../list-jobs.server.ts'

export const listJobsCommand = defineCommand({
  summary: 'lists background jobs, newest first',
  arguments: {},
  options: {
    state: { value: 'state', description: 'only jobs in this state', choices: jobStates },
    limit: {
      value: 'count',
      description: 'how many, up to 10000',
      default: '20',
      read: wholeNumber(1, 10_000),
    },
  },
  details: `Completed jobs are not listed. Failed ones stay for seven days. Messages in the mailbox of a local installation are
not listed.`,
  examples: ['', '--state failed', '--state waiting --limit 1000 --json'],
  async run({ state, limit }, readConfig) {
    const found = await withDatabase(readConfig, ({ config, database }) => {
      const context = { acting: database, mail: config.mail ? {} : { mailbox: true } }
      return readUpTo(limit, (page) => listJobs(context, { state, ...page }))
    })
    return { text: describe(found), data: found }
  },
})

function describe({ items, total }: Read<Job>): string {
  if (items.length === 0) return 'No jobs found'
  const table = tableOf(items, {
    id: ({ id }) => id,
    job: ({ name }) => name,
    state: ({ state }) => state,
    email: ({ email }) => email,
    attempts: ({ attempts }) => attempts,
    due: ({ dueAt, failedAt }) => (failedAt ? null : dueAt),
    failure: ({ failure }) => failure,
  })
  return `${table}${restOf(items.length, total)}`
}
