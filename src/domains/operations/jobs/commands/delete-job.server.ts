import { asOperator } from '#platform/command-line/as-operator.ts'
import { defineCommand } from '#platform/command-line/define-command.ts'
import { readId } from '#platform/command-line/parameters.ts'
import { deleteJob } from '../change-jobs.server.ts'

export const deleteJobCommand = defineCommand({
  summary: 'deletes a failed job',
  arguments: { id: { description: 'the id of the job', read: readId } },
  options: {},
  details: 'It is recorded in the activity, as in the back office. jobs list shows the ids.',
  examples: ['01932f4e-8c1b-7cc3-98c4-dc0c0c07398f'],
  async run({ id }, readConfig) {
    await asOperator(readConfig, (context) => deleteJob(context, id))
    return { text: 'Job deleted', data: { deleted: id } }
  },
})
