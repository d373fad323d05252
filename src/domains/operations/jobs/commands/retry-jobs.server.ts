import { asOperator } from '#platform/command-line/as-operator.ts'
import { WrongUsage } from '#platform/command-line/command.ts'
import { defineCommand } from '#platform/command-line/define-command.ts'
import { readId } from '#platform/command-line/parameters.ts'
import { retryFailedJobs, retryJob } from '../change-jobs.server.ts'

export const retryJobsCommand = defineCommand({
  summary: 'runs a failed job again, or all of them',
  arguments: { id: { description: 'the id of the job', isOptional: true, read: readId } },
  options: { 'all-failed': { description: 'every failed job that has not expired' } },
  details: `A running process takes the jobs within a second. It is recorded in the activity, as in the back office.
jobs list shows the ids.`,
  examples: ['01932f4e-8c1b-7cc3-98c4-dc0c0c07398f', '--all-failed'],
  async run({ id, 'all-failed': isAll }, readConfig) {
    if (isAll === (id !== undefined)) throw new WrongUsage('Add the id of a job, or --all-failed')
    const retried = await asOperator(readConfig, async (context) => {
      if (id === undefined) return retryFailedJobs(context)
      await retryJob(context, id)
      return 1
    })
    return {
      text: retried === 1 ? '1 job will run again' : `${retried} jobs will run again`,
      data: { retried },
    }
  },
})
